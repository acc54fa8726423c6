import Foundation

/// The maximal free rectangles, kept up to date while room is taken.
struct FreePlaces {
    private var places: [Edges]

    init(within bounds: CGRect, avoiding obstacles: [CGRect]) {
        var all = AllRectangles()
        FreeRectangleSweep(bounds, obstacles)?.run(&all)
        places = all.found
    }

    /// The uppermost place that takes a size; of several, the one furthest to the left.
    func first(for size: CGSize) -> Edges? {
        places.lazy.filter { $0.takes(size) }.min { ($0.top, $0.left) < ($1.top, $1.left) }
    }

    /// The place of which a size leaves the shortest length over; of several, the one that it leaves less of on the
    /// other side too, and then the first.
    func best(for size: CGSize) -> Edges? {
        typealias Fit = (short: CGFloat, long: CGFloat, top: CGFloat, left: CGFloat)
        func fit(_ place: Edges) -> Fit {
            let (width, height) = (place.width - size.width, place.height - size.height)
            return (min(width, height), max(width, height), place.top, place.left)
        }
        return places.lazy.filter { $0.takes(size) }.min { fit($0) < fit($1) }
    }

    /// Takes some room away: places that it reaches into are replaced by what is left of them on each side.
    mutating func take(_ room: Edges) {
        var cut: [Edges] = []
        places.removeAll { place in
            guard place.meets(room) else { return false }
            cut.append(place)
            return true
        }
        guard !cut.isEmpty else { return }
        // A part is maximal unless it lies within another that ends at the same side of the room: whatever holds it
        // and is clear of the room must end there.
        for side in Side.allCases {
            let parts = cut.compactMap { side.part(of: $0, beside: room) }
            guard !parts.isEmpty else { continue }
            var maximal = places.filter { side.touches($0, room) }
            let stayed = maximal.count
            for part in parts.sorted(by: { $0.width * $0.height > $1.width * $1.height })
            where !maximal.contains(where: { $0.contains(part) }) {
                maximal.append(part)
            }
            places.append(contentsOf: maximal[stayed...])
        }
    }

    /// A side of some room.
    private enum Side: CaseIterable {
        case left, right, above, below

        /// Whether a place ends where the room begins.
        func touches(_ place: Edges, _ room: Edges) -> Bool {
            switch self {
            case .left: place.right == room.left
            case .right: place.left == room.right
            case .above: place.bottom == room.top
            case .below: place.top == room.bottom
            }
        }

        /// What is left on this side of a place that the room reaches into.
        func part(of place: Edges, beside room: Edges) -> Edges? {
            var part = place
            switch self {
            case .left: part.right = room.left
            case .right: part.left = room.right
            case .above: part.bottom = room.top
            case .below: part.top = room.bottom
            }
            return part.right > part.left && part.bottom > part.top ? part : nil
        }
    }
}
