import Foundation
import RegionModel

/// A change of what is drawn of a view, not of what is laid out.
public protocol VisualEffect: Sendable {
    /// What the effect comes to. The engine reads it; effects are made by the methods of others.
    var _steps: VisualEffectSteps { get }
}

/// What a visual effect does, one after the other.
public struct VisualEffectSteps: Sendable {
    var steps: [DrawingStep] = []
}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    /// An effect that changes nothing.
    public init() {}

    /// Nothing.
    public var _steps: VisualEffectSteps { VisualEffectSteps() }
}

private struct FurtherVisualEffect: VisualEffect {
    let _steps: VisualEffectSteps
}

extension VisualEffect {
    private func with(_ step: DrawingStep?) -> FurtherVisualEffect {
        FurtherVisualEffect(_steps: VisualEffectSteps(steps: _steps.steps + (step.map { [$0] } ?? [])))
    }

    /// Moves what is drawn; in right-to-left layout the other way.
    public func offset(_ offset: CGSize) -> some VisualEffect { with(.move(offset)) }

    /// Moves what is drawn, in points; in right-to-left layout the other way.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { with(.move(CGSize(width: x, height: y))) }

    /// Scales what is drawn about a point of the view.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.scale(scale, anchor))
    }

    /// Scales what is drawn about a point of the view.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.scale(CGSize(width: scale, height: scale), anchor))
    }

    /// Scales what is drawn about a point of the view.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.scale(CGSize(width: x, height: y), anchor))
    }

    /// Makes what is drawn transparent, from 0 (not seen) to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { with(.fade(opacity)) }

    /// Turns what is drawn clockwise about a point of the view.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.turn(angle, anchor))
    }

    /// Turns what is drawn about one of the three axes, without perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { with(DrawingStep(turning: angle, about: axis, anchor)) }

    /// Blurs what is drawn; here it is drawn sharp.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

    /// Makes what is drawn brighter; here it keeps its colours.
    public func brightness(_ amount: Double) -> some VisualEffect { self }

    /// Changes the contrast of what is drawn; here it keeps its colours.
    public func contrast(_ amount: Double) -> some VisualEffect { self }

    /// Makes what is drawn grey; here it keeps its colours.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }

    /// Turns the hues of what is drawn; here it keeps its colours.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }

    /// Changes how vivid what is drawn is; here it keeps its colours.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
}

extension View {
    /// Changes what is drawn of the view, by its geometry. What is laid out stays, and other views' geometry with it.
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modified(by: VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
    }
}

private struct VisualEffectModifier: NodeModifier {
    let steps: (GeometryProxy) -> VisualEffectSteps

    /// Finds out after each layout what the effect comes to.
    final class Record: EffectRecord {
        var steps: (GeometryProxy) -> VisualEffectSteps = { _ in VisualEffectSteps() }
        let drawing = DrawingEffectRecord()

        override func layoutDidEnd(_ proxy: () -> GeometryProxy) {
            let proxy = proxy()
            let steps = steps(proxy).steps
            let isSame = steps == drawing.steps
            drawing.steps = steps
            if !isSame { proxy.tree.noteMovedDrawing() }
        }
    }

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        var drawing: DrawingEffectRecord?
        composer.emitEffect(
            Record.self, Record(),
            content: { composer in
                composer.emit(.drawingEffect, content: content) { index, _ in
                    if let drawing { tree.setObject(drawing, of: index) }
                }
            },
            update: { record, _ in
                record.steps = steps
                drawing = record.drawing
            }, index: { tree.geometryObservers.insert($0) })
    }
}
