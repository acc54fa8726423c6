import Foundation
import RegionModel

/// What a file of a browser says of the window beside the boxes.
enum Viewport {
    /// The size of the viewport, in CSS pixels, in the outermost object that tells it.
    static func stated(in tape: JSONTape) -> StatedWindow? {
        let names: [(StaticString, String)] = [
            ("cssLayoutViewport", "the layout viewport"), ("inner", "the window's inner size"),
            ("viewport", "the viewport"), ("viewportSize", "the viewport"), ("window", "the window"),
            ("screen", "the screen"), ("screen_bounds", "the screen's bounds"),
        ]
        for (name, source) in names {
            if let size = tape.member(name, where: { $0.size != nil })?.size {
                return StatedWindow(size: size, source: source)
            }
        }
        if let width = tape.member("innerWidth")?.number, let height = tape.member("innerHeight")?.number,
            width > 0, height > 0
        {
            return StatedWindow(size: CGSize(width: width, height: height), source: "innerWidth and innerHeight")
        }
        return nil
    }

    /// The fold that the segments of the viewport leave between them, in a sentence.
    static func fold(in tape: JSONTape) -> String? {
        let segments = tape.member("segments", where: \.isArray)?.items.compactMap { $0.place() } ?? []
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
