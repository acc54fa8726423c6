import Foundation
import RegionModel

extension View {
    /// Sets the largest number of lines of the texts in the view; `nil` for as many as they take.
    public func lineLimit(_ number: Int?) -> some View { lines(from: 0, to: number) }

    /// Sets the largest number of lines of the texts in the view.
    ///
    /// - Parameter reservesSpace: Whether shorter texts take the room of that many lines too.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(from: reservesSpace ? limit : 0, to: limit)
    }

    /// Sets the least number of lines that texts in the view take the room of.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(from: limit.lowerBound, to: nil) }

    /// Sets the largest number of lines of the texts in the view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(from: 0, to: limit.upperBound) }

    /// Sets the least number of lines that texts in the view take the room of, and the largest.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(from: limit.lowerBound, to: limit.upperBound)
    }

    private func lines(from least: Int, to most: Int?) -> some View {
        modified(
            by: EnvironmentChange { environment in
                environment.lineLimit = most.map { max(1, $0) }
                environment.text.minimumLines = min(max(0, least), TextSetting.mostReservedLines)
            })
    }

    /// Sets the room between the lines of the texts in the view in points, beside what the font has.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        modified(by: EnvironmentChange { $0.lineSpacing = lineSpacing })
    }

    /// Sets which part of a text's last line is left out where the text does not fit.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        modified(by: EnvironmentChange { $0.truncationMode = mode })
    }

    /// Lets the texts in the view shrink to a part of their size before a part of them is left out.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        modified(by: EnvironmentChange { $0.minimumScaleFactor = factor })
    }

    /// Lets letters move together before a part of a text is left out; without effect here.
    public func allowsTightening(_ flag: Bool) -> some View {
        modified(by: EnvironmentChange { $0.allowsTightening = flag })
    }
}
