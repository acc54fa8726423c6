import Foundation

/// Values between which others lie, as they are needed for animations.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by a number.
    mutating func scale(by rhs: Double)
    /// The value's product with itself.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by another.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The number's square.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by another.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The number's square.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by another.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The number's square.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension EmptyAnimatableData: VectorArithmetic {
    /// Nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Nothing and nothing is nothing.
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    /// Nothing less nothing is nothing.
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    /// Changes nothing.
    public mutating func scale(by rhs: Double) {}
    /// Zero.
    public var magnitudeSquared: Double { 0 }
}
