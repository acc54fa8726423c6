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
        var parts: [Edges] = []
        places.removeAll { place in
            guard place.meets(room) else { return false }
            parts.append(contentsOf: Self.parts(of: place, beside: room))
            return true
        }
        // A part may lie within a place that stayed, or within another part; what stayed lies within none.
        let maximal = parts.indices.filter { index in
            let part = parts[index]
            return !places.contains { $0.contains(part) }
                && !parts.indices.contains {
                    $0 != index && parts[$0].contains(part) && (parts[$0] != part || $0 < index)
                }
        }
        places.append(contentsOf: maximal.map { parts[$0] })
    }

    private static func parts(of place: Edges, beside room: Edges) -> [Edges] {
        var parts: [Edges] = []
        var part = place
        part.right = room.left
        if part.right > part.left { parts.append(part) }
        (part.left, part.right) = (room.right, place.right)
        if part.right > part.left { parts.append(part) }
        part = place
        part.bottom = room.top
        if part.bottom > part.top { parts.append(part) }
        (part.top, part.bottom) = (room.bottom, place.bottom)
        if part.bottom > part.top { parts.append(part) }
        return parts
    }
}
