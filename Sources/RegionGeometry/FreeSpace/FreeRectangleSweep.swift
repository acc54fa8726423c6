import Foundation

/// Finds the maximal free rectangles, those of each top edge in one go downwards.
///
/// A maximal rectangle's top lies on bottom edges of obstacles, or on the bounds' top. Below such a line the free
/// stretches between the obstacles that cross it are followed downwards, as far as they lie below part of those edges.
/// An obstacle that reaches into a stretch ends a rectangle and leaves a narrower stretch on either side.
///
/// At any height, O(n) stretches are being followed from all tops taken together: of those that lie wholly below an
/// edge no two overlap, and an edge has but two ends for others to lie below. So all takes O(n²).
struct FreeRectangleSweep {
    private let bounds: Edges
    /// The obstacles by their top edges.
    private let obstacles: [Edges]
    /// The places of the obstacles by their bottom edges.
    private let byBottom: [Int]

    /// A sweep over bounds; `nil` where nothing in them can be free.
    init?(_ bounds: CGRect, _ obstacles: [CGRect]) {
        guard bounds.isWellFormed, bounds.size.width > 0, bounds.size.height > 0 else { return nil }
        self.init(Edges(bounds), obstacles.lazy.filter(\.isWellFormed).map { Edges($0) })
    }

    /// A sweep over bounds that have thickness.
    init(_ bounds: Edges, _ obstacles: some Sequence<Edges>) {
        self.bounds = bounds
        var inside = obstacles.filter(bounds.meets)
        inside.sort { $0.top < $1.top }
        self.obstacles = inside
        byBottom = inside.indices.sorted { inside[$0].bottom < inside[$1].bottom }
    }

    /// Hands each maximal rectangle to a collector, in reading order.
    func run<Collector: FreeRectangleCollector>(_ collector: inout Collector) {
        var line = Line(top: bounds.top, edges: nil)
        var waiting: [Stretch] = []
        advance(&line)
        follow(line, &waiting, &collector)
        var first = byBottom.startIndex
        while first < byBottom.endIndex, obstacles[byBottom[first]].bottom < bounds.bottom {
            line.top = obstacles[byBottom[first]].bottom
            let end = byBottom[first...].firstIndex { obstacles[$0].bottom > line.top } ?? byBottom.endIndex
            line.edges = byBottom[first..<end]
            advance(&line)
            follow(line, &waiting, &collector)
            first = end
        }
    }

    /// A height on which rectangles begin.
    private struct Line {
        var top: CGFloat
        /// The obstacles whose bottom edges lie on it; `nil` for the bounds' top.
        var edges: ArraySlice<Int>?
        /// The obstacles that it crosses, from left to right.
        var crossing: [Int] = []
        /// The first obstacle that lies further down.
        var below = 0
    }

    private func advance(_ line: inout Line) {
        line.crossing.removeAll { obstacles[$0].bottom <= line.top }
        while line.below < obstacles.count, obstacles[line.below].top <= line.top {
            if obstacles[line.below].bottom > line.top {
                let left = obstacles[line.below].left
                let place = line.crossing.firstIndex { obstacles[$0].left > left } ?? line.crossing.endIndex
                line.crossing.insert(line.below, at: place)
            }
            line.below += 1
        }
    }

    /// What is free below a line, as far down as it was followed.
    private struct Stretch {
        var left: CGFloat
        var right: CGFloat
        /// Where it began to be as narrow as it is.
        var start: CGFloat
        /// The first obstacle that may reach into it.
        var next: Int
    }

    private func follow<Collector: FreeRectangleCollector>(
        _ line: Line, _ waiting: inout [Stretch], _ collector: inout Collector
    ) {
        var stretch = Stretch(left: bounds.left, right: bounds.right, start: line.top, next: line.below)
        for obstacle in line.crossing {
            stretch.right = obstacles[obstacle].left
            if stretch.right > stretch.left { follow(stretch, line, &waiting, &collector) }
            stretch.left = max(stretch.left, obstacles[obstacle].right)
        }
        stretch.right = bounds.right
        if stretch.right > stretch.left { follow(stretch, line, &waiting, &collector) }
    }

    /// Follows a stretch down to the bounds' bottom, and all that is left of it beside obstacles.
    private func follow<Collector: FreeRectangleCollector>(
        _ stretch: Stretch, _ line: Line, _ waiting: inout [Stretch], _ collector: inout Collector
    ) {
        let height = bounds.bottom - line.top
        waiting.append(stretch)
        while let stretch = waiting.popLast() {
            guard collector.wants(width: stretch.right - stretch.left, height: height), isBelow(line, stretch) else {
                continue
            }
            guard
                let next = obstacles[stretch.next...].firstIndex(where: {
                    $0.left < stretch.right && stretch.left < $0.right
                })
            else {
                collector.take(Edges(left: stretch.left, top: line.top, right: stretch.right, bottom: bounds.bottom))
                continue
            }
            let obstacle = obstacles[next]
            if obstacle.top > stretch.start {
                collector.take(Edges(left: stretch.left, top: line.top, right: stretch.right, bottom: obstacle.top))
            }
            // The left part is taken first.
            if obstacle.right < stretch.right {
                waiting.append(
                    Stretch(left: obstacle.right, right: stretch.right, start: obstacle.top, next: next + 1))
            }
            if obstacle.left > stretch.left {
                waiting.append(
                    Stretch(left: stretch.left, right: obstacle.left, start: obstacle.top, next: next + 1))
            }
        }
    }

    private func isBelow(_ line: Line, _ stretch: Stretch) -> Bool {
        guard let edges = line.edges else { return true }
        return edges.contains { obstacles[$0].left < stretch.right && stretch.left < obstacles[$0].right }
    }
}
