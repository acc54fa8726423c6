import Foundation

/// A shape that knows what it is at a distance within itself.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the shape within.
    associatedtype InsetShape: InsettableShape
    /// The shape at a distance within itself, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// One of the package's shapes at a distance within itself.
public nonisolated struct Inset<Base: InsettableShape>: InsettableShape {
    let base: Base
    let amount: CGFloat
    let makePath: @Sendable (CGRect, CGFloat) -> Path

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { makePath(rect, amount) }

    /// As the shape itself.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// The shape further within.
    public func inset(by amount: CGFloat) -> Inset {
        Inset(base: base, amount: self.amount + amount, makePath: makePath)
    }
}

extension CGRect {
    /// The rectangle within, at least an empty one in the middle.
    func within(_ amount: CGFloat) -> CGRect { insetBy(dx: min(amount, width / 2), dy: min(amount, height / 2)) }
}
