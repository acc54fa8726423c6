import Foundation
import RegionGeometry
import RegionModel

extension Arrangement {
    /// Grids of which a column lies on a fold.
    ///
    /// A grid is what has, in one container or in rows of one container, at least three columns of elements of one role
    /// and one width, at equal distances and in two rows at least. It may scroll down across a fold that runs down, for
    /// its columns stay where they are.
    func columnsAcrossDivisions() -> [Finding] {
        surroundings.divisions.flatMap { division -> [Finding] in
            var findings: [Finding] = []
            var told: Set<Int> = []
            for cells in grids(for: division.axis) {
                guard let cell = firstCell(of: cells, across: division), !isIn(told, cell.index) else { continue }
                told.insert(cell.index)
                findings.append(finding(on: cell, across: division))
            }
            return findings
        }
    }

    /// Whether an element is one of those that were told of, or a part of one.
    private func isIn(_ told: Set<Int>, _ index: Int) -> Bool {
        var next: Int? = index
        // What is nested deeper is no part of a cell any more.
        for _ in 0..<8 {
            guard let current = next else { return false }
            if told.contains(current) { return true }
            next = elements[current].parent
        }
        return false
    }

    private func finding(on cell: Crossed, across division: Fold) -> Finding {
        let lane = division.axis == .horizontal ? "column" : "row"
        return finding(
            "odd-columns-across-division", on: cell.index, region: division.region,
            overlap: elements[cell.index].frame.overlap(with: division.region.frame),
            "The \(lane) of this \(elements[cell.index].role.noun), one of \(cell.lanes) in a grid, lies across "
                + "\(division.region.name).",
            remedy: "Part the \(lane)s at the frame of \(division.region.name), as many on each side as fit.")
    }

    /// A cell on a fold, and how many columns its grid has.
    private struct Crossed {
        let index: Int
        let lanes: Int
    }

    /// What makes elements cells of one grid.
    private struct Kind: Hashable {
        let container: Int
        let role: ElementRole
        /// In whole points, as a dump may round each cell in its own way.
        let length: Int
    }

    /// Elements of one kind in one container, or in rows of one container, in the order of the layout.
    ///
    /// - Complexity: O(n).
    private func grids(for axis: Fold.Axis) -> [[Int]] {
        var places: [Kind: Int] = [:]
        var groups: [[Int]] = []
        let holders = holdersOfContent()
        for (index, element) in elements.enumerated() where mayBeCell(index, holders, for: axis) {
            let extent = axis.extent(of: element.frame)
            let length = extent.length
            guard length > Self.leastCell, length < 1e6 else { continue }
            let parent = element.parent ?? -1
            let outer = parent < 0 ? -1 : elements[parent].parent ?? -1
            for container in parent == outer ? [parent] : [parent, outer] {
                let kind = Kind(container: container, role: element.role, length: Int(length.rounded()))
                if let place = places[kind] {
                    groups[place].append(index)
                } else {
                    places[kind] = groups.count
                    groups.append([index])
                }
            }
        }
        return groups.filter { $0.count >= 6 }
    }

    /// What is narrower is no cell, in points.
    private static let leastCell: CGFloat = 16

    /// For each element whether a control, a text or a picture is in it.
    private func holdersOfContent() -> [Bool] {
        var holders = [Bool](repeating: false, count: elements.count)
        for index in elements.indices.reversed() {
            guard let parent = elements[index].parent else { continue }
            if holders[index] || elements[index].role.isLeafLike { holders[parent] = true }
        }
        return holders
    }

    /// Whether an element can be touched, read or looked at, or holds what can: shapes alone are decoration.
    private func mayBeCell(_ index: Int, _ holders: [Bool], for axis: Fold.Axis) -> Bool {
        var context = context(of: index)
        if axis == .horizontal { context.remove(.scrolling) }
        let role = elements[index].role
        let isShown =
            role.isLeafLike || role == .container && (holders[index] || elements[index].label?.isEmpty == false)
        return isShown && context.isEmpty && elements[index].isVisible
            && elements[index].frame.isFinite
    }

    /// The first cell of the column that lies across a division, if the elements are a grid and have one.
    ///
    /// - Complexity: O(n log n).
    private func firstCell(of cells: [Int], across division: Fold) -> Crossed? {
        let axis = division.axis
        let lanes = distinct(cells.map { axis.extent(of: elements[$0].frame).lower })
        let rows = distinct(cells.map { axis.crossed.extent(of: elements[$0].frame).lower })
        guard lanes.count >= 3, rows.count >= 2, cells.count >= lanes.count * (rows.count - 1) else { return nil }
        let pitches = zip(lanes.dropFirst(), lanes).map { $0 - $1 }
        guard let least = pitches.min(), let most = pitches.max(), most - least <= 2 else { return nil }
        let window = axis.extent(of: bounds)
        let isInWindow = cells.allSatisfy { cell in
            let extent = axis.extent(of: elements[cell].frame)
            return extent.lower >= window.lower - tolerance && extent.upper <= window.upper + tolerance
        }
        guard isInWindow else { return nil }
        let crossed = cells.first { cell in
            let extent = axis.extent(of: elements[cell].frame)
            return min(division.core.lower - extent.lower, extent.upper - division.core.upper) > max(tolerance, 1)
        }
        return crossed.map { Crossed(index: $0, lanes: lanes.count) }
    }

    /// The numbers in order, those within a point of each other once.
    private func distinct(_ numbers: [CGFloat]) -> [CGFloat] {
        numbers.sorted().reduce(into: []) { result, number in
            if let last = result.last, number - last <= 1 { return }
            result.append(number)
        }
    }
}
