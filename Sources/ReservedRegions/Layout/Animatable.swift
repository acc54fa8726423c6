import Foundation
import RegionModel

/// A type whose data can be animated. Time stands still here: the data is never interpolated.
public protocol Animatable {
    /// The type of the data.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The data to animate.
    var animatableData: AnimatableData { get set }
}

/// Makes a type animatable, where it is not already.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "ReservedRegionsMacros", type: "AnimatableMacro")

/// Marks a property that an `@Animatable` type leaves out of its data.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "ReservedRegionsMacros", type: "AnimatableIgnoredMacro")

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing to animate.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// The data of a type that has nothing to animate.
public struct EmptyAnimatableData: Hashable, Sendable {
    /// Nothing.
    public init() {}
}

extension Angle: Animatable {
    /// The angle's number.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

extension UnitPoint: Animatable {
    /// The point's two numbers.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}
