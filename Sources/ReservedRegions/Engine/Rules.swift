import Foundation

/// The parameters of `frame(width:height:alignment:)`; NaN for a length that is left to the content.
struct FrameRule: Equatable {
    var width: Double
    var height: Double
    var alignment: Alignment

    subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// The parameters of the frame with minima, ideals and maxima.
struct FlexibleFrameRule: Equatable {
    /// The limits along one axis; NaN for one that is not set.
    struct Limits: Equatable {
        var minimum: Double
        var ideal: Double
        var maximum: Double
    }

    var horizontal: Limits
    var vertical: Limits
    var alignment: Alignment

    subscript(axis: Axis) -> Limits { axis == .horizontal ? horizontal : vertical }
}

/// The parameters of a stack; NaN for spacing that the content decides.
struct StackRule: Equatable {
    var spacing: Double
    /// How the children are aligned across the stack.
    var alignment: AlignmentKey
}

/// The parameters of `aspectRatio(_:contentMode:)`; NaN for the content's own ratio.
struct AspectRatioRule: Equatable {
    var ratio: Double
    var mode: ContentMode
}

/// The parameters of `safeAreaInset(edge:alignment:spacing:)`.
struct SafeAreaInsetRule: Equatable {
    var edge: Edge
    /// NaN for the platform's spacing.
    var spacing: Double
    var alignment: AlignmentKey
}

/// The view in a slot, kept to compose it again for each further view of the modified content.
final class SlotContent {
    let compose: @MainActor (Composer) -> Void

    init(_ compose: @escaping @MainActor (Composer) -> Void) { self.compose = compose }
}
