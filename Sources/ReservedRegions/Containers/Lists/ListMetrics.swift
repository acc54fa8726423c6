import Foundation

/// The distances of a list's style, in points.
public struct ListMetrics: Hashable, Sendable {
    /// From the list's sides to its rows.
    var margin: CGFloat
    /// Above, between and below groups of rows.
    var spacing: CGFloat

    /// Rows from edge to edge.
    static let plain = ListMetrics(margin: 0, spacing: 0)
    /// Groups of rows from edge to edge.
    static let grouped = ListMetrics(margin: 0, spacing: 35)
    /// Groups of rows apart from the edges: what iOS makes of a list that says nothing.
    static let insetGrouped = ListMetrics(margin: 16, spacing: 35)
}
