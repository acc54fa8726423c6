import Foundation
import RegionModel

/// A change of what is drawn of a view, not of what is laid out.
public protocol VisualEffect: Sendable {
    /// What the effect comes to. The engine reads it; effects are made by the methods of others.
    var _steps: VisualEffectSteps { get }
}

/// What a visual effect does, one after the other.
public struct VisualEffectSteps: Sendable {
    enum Step: Sendable {
        case scale(CGSize, UnitPoint)
        case move(CGSize)
        case fade(Double)
    }

    var steps: [Step] = []
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
    private func with(_ step: VisualEffectSteps.Step) -> FurtherVisualEffect {
        FurtherVisualEffect(_steps: VisualEffectSteps(steps: _steps.steps + [step]))
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

    /// Turns what is drawn; here it is drawn as it is laid out.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }

    /// Turns what is drawn in space; here it is drawn as it is laid out.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }

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
        let drawing = DrawingEffectRecord(anchor: .topLeading)

        override func layoutDidEnd(_ proxy: () -> GeometryProxy) {
            let proxy = proxy()
            let drawn = steps(proxy).drawn(in: proxy.size)
            guard drawn.scale.isFinite, drawn.shift.isFinite else { return }
            let isSame = drawn.scale == drawing.scale && drawn.shift == drawing.shift
            (drawing.scale, drawing.shift, drawing.opacity) = drawn
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

extension VisualEffectSteps {
    /// All steps as one scale about the top leading corner, and a move after it.
    fileprivate func drawn(in size: CGSize) -> (scale: CGSize, shift: CGSize, opacity: Double) {
        var (scale, shift, opacity) = (CGSize(width: 1, height: 1), CGSize.zero, 1.0)
        for step in steps {
            switch step {
            case .scale(let by, let anchor):
                scale = CGSize(width: scale.width * by.width, height: scale.height * by.height)
                shift = CGSize(
                    width: shift.width * by.width + anchor.x * size.width * (1 - by.width),
                    height: shift.height * by.height + anchor.y * size.height * (1 - by.height))
            case .move(let by):
                shift = CGSize(width: shift.width + by.width, height: shift.height + by.height)
            case .fade(let by): opacity *= min(max(by.isNaN ? 1 : by, 0), 1)
            }
        }
        return (scale, shift, opacity)
    }
}

extension CGSize {
    fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}
