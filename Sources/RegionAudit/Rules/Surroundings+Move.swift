import Foundation
import RegionGeometry
import RegionModel

extension Surroundings {
    /// The smallest translation that frees an element from every active region within the window, in points.
    ///
    /// Controls that are no part of a bar go into the safe area where they can, and have no other choice where
    /// `withinSafeArea` says so. Of equally short moves the one towards the end of lines is taken, for which the
    /// scene is looked at in a mirror where lines run from right to left.
    ///
    /// - Returns: `nil` where no position is clear, and for what is nowhere.
    func smallestMove(of subject: Subject, withinSafeArea: Bool) -> CGSize? {
        guard !subject.isNowhere else { return nil }
        let belongsInSafeArea = subject.kind == .control && !subject.isInBar
        if belongsInSafeArea, let move = smallestMove(of: subject.extent, within: safeBounds) { return move }
        let isSearched = belongsInSafeArea && safeBounds == bounds
        return withinSafeArea || isSearched ? nil : smallestMove(of: subject.extent, within: bounds)
    }

    /// The smallest translation within the window that frees a rectangle from every active region and from others that
    /// stand there, in points.
    func smallestMove(of rect: CGRect, besides others: [CGRect]) -> CGSize? {
        smallestMove(of: rect, within: bounds, besides: others)
    }

    private func smallestMove(of rect: CGRect, within limits: CGRect, besides others: [CGRect] = []) -> CGSize? {
        let move = ClearPosition.smallestMove(
            of: seen(rect), avoiding: obstacles + others.map(seen), within: seen(limits))
        return move.map { CGSize(width: direction == .rightToLeft ? -$0.width : $0.width, height: $0.height) }
    }
}
