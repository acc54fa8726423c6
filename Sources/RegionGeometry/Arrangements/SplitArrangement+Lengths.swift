import Foundation

extension SplitArrangement {
    /// The primary pane's part of a length that both share, where no division parts it.
    func primaryLength(of whole: CGFloat, along axis: PaneAxis) -> CGFloat {
        let first = ResolvedLengths(primary.lengths(along: axis), of: whole)
        let second = ResolvedLengths(secondary.lengths(along: axis), of: whole)
        let isSecondaryFirst = secondary.priority > primary.priority
        return isSecondaryFirst
            ? whole - second.share(of: whole, beside: first) : first.share(of: whole, beside: second)
    }
}

/// A pane's lengths in points.
private struct ResolvedLengths {
    var minimum: CGFloat
    var ideal: CGFloat?
    var maximum: CGFloat

    init(_ lengths: PaneLengths, of whole: CGFloat) {
        minimum = lengths.minimum?.points(of: whole) ?? 0
        maximum = max(minimum, lengths.maximum?.points(of: whole) ?? .infinity)
        let (minimum, maximum) = (minimum, maximum)
        ideal = lengths.ideal?.points(of: whole).map { min(max($0, minimum), maximum) }
    }

    /// The length of the pane that has its length first.
    ///
    /// It is what the pane asks for, or else what the other one leaves, or else half; the rest that the other pane
    /// would not take is added. The other pane's minimum counts as far as this one's allows.
    func share(of whole: CGFloat, beside other: ResolvedLengths) -> CGFloat {
        var length = ideal ?? other.ideal.map { whole - $0 } ?? whole / 2
        if let ideal = other.ideal { length = max(length, whole - ideal) }
        length = min(length, maximum)
        length = max(length, whole - other.maximum)
        length = min(length, whole - other.minimum)
        return min(max(length, minimum, 0), whole)
    }
}
