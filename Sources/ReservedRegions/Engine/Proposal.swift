import Foundation

/// A proposed size as the engine passes it: two numbers, NaN for an axis that is left to the view.
///
/// An optional would take a byte and a branch more on the hottest path, and a cache key needs plain bits.
struct Proposal {
    var width: Double
    var height: Double

    static let unspecified = Double.nan
    static let ideal = Proposal(width: .nan, height: .nan)

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) {
        width = size.width
        height = size.height
    }

    init(_ proposal: ProposedViewSize) {
        width = proposal.width.map { Double($0) } ?? .nan
        height = proposal.height.map { Double($0) } ?? .nan
    }

    var proposedViewSize: ProposedViewSize {
        ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Whether both are the same question; two unspecified axes are.
    func isSame(as other: Proposal) -> Bool {
        (width == other.width || (width.isNaN && other.width.isNaN))
            && (height == other.height || (height.isNaN && other.height.isNaN))
    }

    init(major: Double, minor: Double, along axis: Axis) {
        self = axis == .horizontal ? Proposal(width: major, height: minor) : Proposal(width: minor, height: major)
    }
}

/// A size as the engine passes it, in points.
struct Size: Equatable {
    var width: Double
    var height: Double

    static let zero = Size(width: 0, height: 0)

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    init(major: Double, minor: Double, along axis: Axis) {
        self = axis == .horizontal ? Size(width: major, height: minor) : Size(width: minor, height: major)
    }

    var cgSize: CGSize { CGSize(width: width, height: height) }

    subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Axis {
    /// The axis across this one.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
