import Foundation
import ReservedRegions

/// The frame of the page: `page.html` with its styles and scripts, and the places that the gallery fills.
///
/// Filling splits the template and never looks at what was filled in, so that no text of a user's screens can be taken
/// for a place.
struct PageTemplate {
    private static let styles = ["page.css", "sidebar.css", "cards.css", "films.css", "viewer.css", "print.css"]
    private static let scripts = [
        "theme.js", "view.js", "cards.js", "filters.js", "findings.js", "viewer.js", "keyboard.js",
    ]

    private let frame: String

    /// Reads the template from the package's resources.
    ///
    /// - Throws: `InputError` naming the resource that is not there, which only a damaged installation has.
    init() throws(InputError) {
        frame = try Self.resource("page.html")
    }

    /// The page with each place, written `<!-- name -->`, filled.
    func filled(with texts: [String: String]) throws(InputError) -> String {
        var texts = texts
        texts["styles"] = try Self.styles.map(Self.resource).joined() + (texts["styles"] ?? "")
        texts["scripts"] = try Self.scripts.map(Self.resource).joined(separator: "\n")
        return frame.components(separatedBy: "<!-- ").enumerated().map { index, piece in
            guard index > 0, let end = piece.range(of: " -->"), let text = texts[String(piece[..<end.lowerBound])]
            else { return piece }
            return text + piece[end.upperBound...]
        }.joined()
    }

    private static func resource(_ name: String) throws(InputError) -> String {
        let bundle = Bundle.module
        let path = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("Page/\(name)").path
        return String(decoding: try InputFile.read(path), as: UTF8.self)
    }
}
