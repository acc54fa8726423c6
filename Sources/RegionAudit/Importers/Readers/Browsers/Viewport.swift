import Foundation
import RegionModel

/// What a browser's file, or a part of it, says of the window beside the boxes.
struct Viewport {
    /// The size of the viewport, in CSS pixels.
    private(set) var window: StatedWindow?
    /// How many of the display's own pixels a CSS pixel is.
    private(set) var density: CGFloat?
    /// The fold that the segments of the viewport leave between them, in a sentence.
    private(set) var fold: String?
    /// Where the name that tells the window is among those that do: the earlier, the better.
    private var rank = Self.names.count

    /// What the first members that tell say, among the values of a range.
    ///
    /// - Complexity: O(n) in the values.
    init(in tape: JSONTape, _ range: Range<Int>) {
        for (rank, (name, source)) in Self.names.enumerated() {
            guard let size = tape.member(name, in: range, where: { $0.size != nil })?.size else { continue }
            window = StatedWindow(size: size, source: source)
            self.rank = rank
            break
        }
        if window == nil, let width = tape.member("innerWidth", in: range)?.number,
            let height = tape.member("innerHeight", in: range)?.number
        {
            window = CGRect.place(x: 0, y: 0, width: width, height: height).map {
                StatedWindow(size: $0.size, source: "innerWidth and innerHeight")
            }
        }
        if let real = tape.member("layoutViewport", in: range)?.size,
            let css = tape.member("cssLayoutViewport", in: range)?.size
        {
            density = real.width / css.width
        }
        fold = tape.member("segments", in: range, where: \.isArray).flatMap(Self.fold)
    }

    /// What the best of several say.
    init(bestOf viewports: [Viewport]) {
        if let best = viewports.filter({ $0.window != nil }).min(by: { $0.rank < $1.rank }) {
            (window, rank) = (best.window, best.rank)
        }
        density = viewports.lazy.compactMap(\.density).first
        fold = viewports.lazy.compactMap(\.fold).first
    }

    /// The same, with what another says where this one says nothing; a fold belongs to its window.
    func completed(by other: Viewport) -> Viewport {
        var result = self
        if window == nil {
            (result.window, result.rank) = (other.window, other.rank)
            result.fold = fold ?? other.fold
        }
        result.density = density ?? other.density
        return result
    }

    private static let names: [(StaticString, source: String)] = [
        ("cssLayoutViewport", "the layout viewport"), ("inner", "the window's inner size"),
        ("viewport", "the viewport"), ("viewportSize", "the viewport"), ("window", "the window"),
        ("screen", "the screen"), ("screen_bounds", "the screen's bounds"),
    ]

    private static func fold(between segments: JSONView) -> String? {
        let segments = segments.items.compactMap { $0.place() }
        guard segments.count == 2 else { return nil }
        let gap =
            segments[1].minX >= segments[0].maxX
            ? CGRect(
                x: segments[0].maxX, y: segments[0].minY, width: segments[1].minX - segments[0].maxX,
                height: segments[0].height)
            : CGRect(
                x: segments[0].minX, y: segments[0].maxY, width: segments[0].width,
                height: max(0, segments[1].minY - segments[0].maxY))
        return "The browser has a fold at \(gap.inWords)."
    }
}
