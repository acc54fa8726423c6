import Foundation
import RegionModel

extension SnapshotPicture {
    /// The picture as an SVG document of its own, which turns dark where the reader's system is.
    public func svg() -> String {
        var sheet = GlyphSheet(sharesLines: false)
        let body = SVGWriter.write(commands, using: &sheet)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + opening(withSize: true)
            + "<style>\n\(PictureTheme.styleSheet)</style>\n" + sheet.contents + body + "</svg>\n"
    }

    /// The picture as an `<svg>` element for an HTML page that holds the sheet's definitions and a style sheet.
    ///
    /// - Parameter sheet: What the page's pictures share; it takes up the glyphs that this one uses.
    public func svg(using sheet: inout GlyphSheet) -> String {
        opening(withSize: false) + SVGWriter.write(commands, using: &sheet) + "</svg>\n"
    }

    private func opening(withSize: Bool) -> String {
        let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { SVGNumber.format($0) }
        let size = withSize ? " width=\"\(numbers[2])\" height=\"\(numbers[3])\"" : ""
        let name = title.xmlEscaped
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(numbers.joined(separator: " "))\"\(size) "
            + "class=\"picture\(hasOwnColors ? " p-paper" : "")\" role=\"img\" aria-label=\"\(name)\">\n"
            + "<title>\(name)</title>\n"
    }
}
