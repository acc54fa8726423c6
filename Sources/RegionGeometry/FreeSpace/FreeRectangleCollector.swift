import Foundation

/// What a sweep hands its rectangles to.
protocol FreeRectangleCollector {
    /// Whether rectangles of up to the given size are of interest.
    func wants(width: CGFloat, height: CGFloat) -> Bool
    /// Takes a maximal free rectangle.
    mutating func take(_ rectangle: Edges)
}

/// Keeps all of them.
struct AllRectangles: FreeRectangleCollector {
    private(set) var found: [Edges] = []

    func wants(width: CGFloat, height: CGFloat) -> Bool { true }
    mutating func take(_ rectangle: Edges) { found.append(rectangle) }
}

/// Keeps the first one of the largest area.
struct LargestRectangle: FreeRectangleCollector {
    private let width: CGFloat
    private let height: CGFloat
    private var area: CGFloat = 0
    private(set) var found: Edges?

    init(minimumSize: CGSize) {
        (width, height) = (minimumSize.width - Edges.slack, minimumSize.height - Edges.slack)
    }

    func wants(width: CGFloat, height: CGFloat) -> Bool {
        width * height > area && width >= self.width && height >= self.height
    }

    mutating func take(_ rectangle: Edges) {
        guard wants(width: rectangle.width, height: rectangle.height) else { return }
        (found, area) = (rectangle, rectangle.width * rectangle.height)
    }
}

/// Keeps the first one in which a shape is largest.
struct LargestOfShape: FreeRectangleCollector {
    private let aspectRatio: CGFloat
    private let least: CGFloat
    private var width: CGFloat = 0
    private var found: Edges?

    init(aspectRatio: CGFloat, minimumSize: CGSize) {
        self.aspectRatio = aspectRatio
        least = max(minimumSize.width, minimumSize.height * aspectRatio) - Edges.slack
    }

    func wants(width: CGFloat, height: CGFloat) -> Bool {
        let fitted = min(width, height * aspectRatio)
        return fitted > self.width && fitted >= least
    }

    mutating func take(_ rectangle: Edges) {
        guard wants(width: rectangle.width, height: rectangle.height) else { return }
        (found, width) = (rectangle, min(rectangle.width, rectangle.height * aspectRatio))
    }

    /// The shape in the middle of the rectangle.
    var rect: CGRect? {
        guard let found else { return nil }
        let height = min(width / aspectRatio, found.height)
        return CGRect(
            x: found.left + (found.width - width) / 2, y: found.top + (found.height - height) / 2, width: width,
            height: height)
    }
}
