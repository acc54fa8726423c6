import Foundation
import RegionModel

extension View {
    /// Scales what is drawn, not what is laid out.
    ///
    /// - Parameter anchor: The point of the view that stays where it is.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modified(by: DrawingEffect(record: DrawingEffectRecord([.scale(scale, anchor)])))
    }

    /// Scales what is drawn, not what is laid out.
    ///
    /// - Parameter anchor: The point of the view that stays where it is.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Scales what is drawn, not what is laid out.
    ///
    /// - Parameter anchor: The point of the view that stays where it is.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Mirrors what is drawn where the layout direction asks for it: views change sides, and their looks stay.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modified(by: Mirroring(behavior: behavior))
    }

    /// Mirrors what is drawn in right-to-left layout, as `layoutDirectionBehavior(_:)` does.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modified(by: Mirroring(behavior: enabled ? .mirrors : .fixed))
    }

    /// Turns what is drawn clockwise, not what is laid out.
    ///
    /// - Parameter anchor: The point of the view that stays where it is.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified(by: DrawingEffect(record: DrawingEffectRecord([.turn(angle, anchor)])))
    }

    /// Turns what is drawn in space, not what is laid out. It is drawn without perspective.
    ///
    /// - Parameters:
    ///   - axis: One of the three axes; about any other, nothing is turned.
    ///   - anchor: The point of the view that stays where it is.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modified(
            by: DrawingEffect(
                record: DrawingEffectRecord(DrawingStep(turning: angle, about: axis, anchor).map { [$0] } ?? [])))
    }

    /// Cuts what is drawn off at a shape. Fills of the view's own size are drawn in that shape; whatever else is drawn
    /// is drawn whole.
    public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
        modified(by: DrawingEffect(record: DrawingEffectRecord(clip: shape)))
    }

    /// Cuts what is drawn off at the view's frame; here it is drawn whole.
    public func clipped(antialiased: Bool = false) -> some View { self }

    /// Cuts what is drawn off at a rectangle with rounded corners, as `clipShape(_:style:)` does.
    ///
    /// - Parameter radius: In points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Shows the view only where a mask is drawn. A mask that is a shape is one to `clipShape(_:style:)`; with any
    /// other, the view is drawn whole.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modified(by: DrawingEffect(record: DrawingEffectRecord(clip: mask() as? any Shape)))
    }

    /// Shows the view only where a mask is drawn, as the mask's closure does.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

private struct DrawingEffect: NodeModifier {
    let record: DrawingEffectRecord

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.drawingEffect, content: content) { index, _ in
            let known = tree.drawingEffect(at: Int(index))
            tree.setObject(record, of: index)
            if let known, known.steps != record.steps { tree.noteMovedDrawing() }
        }
    }
}

private struct Mirroring: NodeModifier {
    let behavior: LayoutDirectionBehavior

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let isMirrored = behavior.isMirrored(in: composer.environment.layoutDirection)
        let record = DrawingEffectRecord(isMirrored ? [.scale(CGSize(width: -1, height: 1), .center)] : [])
        DrawingEffect(record: record).compose(into: composer, content)
    }
}
