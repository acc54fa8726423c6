import Foundation

/// Room that expands along the stack it is in, or on both axes outside of a stack.
public struct Spacer: PrimitiveView {
    /// The least length in points, or `nil` for the platform's, 8.
    public var minLength: CGFloat?

    /// Room of at least the given length.
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Composes the room.
    public func _compose(into composer: Composer) {
        composer.emitLeaf(.spacer) { index, _ in
            composer.tree.setRule(minLength.map { Double($0) } ?? .nan, of: index, in: &composer.tree.numbers)
        }
    }
}

/// A line one pixel thick between views; it crosses the stack it is in.
public struct Divider: PrimitiveView {
    /// A line.
    public nonisolated init() {}

    /// Composes the line.
    public func _compose(into composer: Composer) {
        composer.emitLeaf(.divider)
    }
}
