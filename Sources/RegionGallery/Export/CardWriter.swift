import CommandLineArguments
import RegionAudit
import ReservedRegions
import SnapshotDrawing

/// Writes the sections of the page: a screen, in it its devices, in these a card for each picture.
struct CardWriter {
    /// The sections so far.
    var html = ""
    /// The outlines that the pictures share.
    private(set) var sheet = GlyphSheet()
    private let measurer: PangoTextMeasurer

    init(measurer: PangoTextMeasurer) { self.measurer = measurer }

    /// Writes the section of a screen.
    mutating func write(_ screen: ScreenInspections, number: Int, _ progress: ProgressLine) {
        let name = screen.name.xmlEscaped
        html += "<section class=\"screen\" id=\"screen-\(number)\" data-name=\"\(name)\" "
        html += "aria-labelledby=\"title-\(number)\">\n<h2 id=\"title-\(number)\">\(name)</h2>\n"
        var device: String?
        for inspection in screen.inspections {
            let next = inspection.stage.scene.name.device
            if next != device {
                if device != nil { html += "</ul>\n</section>\n" }
                html += "<section class=\"device\">\n<h3>\(inspection.stage.deviceTitle.xmlEscaped)</h3>\n<ul>\n"
                device = next
            }
            write(inspection, of: screen.name)
            progress.advance(screen.name)
        }
        html += device != nil ? "</ul>\n</section>\n" : ""
        for film in screen.films { write(film, of: screen.name, progress) }
        html += "</section>\n"
    }

    private mutating func write(_ inspection: Inspection, of screen: String) {
        let (scene, findings) = (inspection.snapshot.scene, inspection.findings)
        beginCard(CardKey(screen: screen, scene: scene).text, scene, worst: findings.map(\.severity).max())
        html += "<div class=\"caption\"><h4>\(inspection.stage.poseTitle.xmlEscaped)"
        if let window = scene.name.window {
            html += " <span>\(window.replacing("-", with: " ").xmlEscaped)</span>"
        }
        html += "</h4>"
        html += Badge.html(count: findings.count, worst: findings.map(\.severity).max())
        html += "<p>\(Self.facts(of: scene).xmlEscaped)</p></div>\n"
        endCard(inspection.snapshot, findings, inspection.snapshot.diagnostics)
    }

    /// Opens the card of a picture, with what the filters of the page look at.
    mutating func beginCard(
        _ key: String, _ scene: WindowScene, worst: Severity?, also values: [(name: String, value: String?)] = []
    ) {
        html += "<li class=\"card\" data-key=\"\(key.xmlEscaped)\""
        for (name, value) in [
            ("device", scene.name.device), ("pose", scene.name.pose), ("window", scene.name.window),
            ("direction", CardKey.direction(of: scene)), ("worst", worst?.rawValue),
        ] + values {
            if let value { html += " data-\(name)=\"\(value.xmlEscaped)\"" }
        }
        let size = scene.size
        html += " style=\"--w:\(JSONWriter.format(size.width));--h:\(JSONWriter.format(size.height))\">\n"
    }

    /// Writes the picture and what is said of it, and closes the card.
    mutating func endCard(_ snapshot: LayoutSnapshot, _ findings: [Finding], _ diagnostics: [LayoutDiagnostic]) {
        html += "<button type=\"button\" class=\"open\" tabindex=\"-1\">\(picture(of: snapshot, findings))</button>\n"
        writeFindings(findings)
        writeDiagnostics(diagnostics)
        html += "</li>\n"
    }

    private static func facts(of scene: WindowScene) -> String {
        let parts = [
            scene.layoutDirection.inWords,
            "\(JSONWriter.format(scene.size.width)) × \(JSONWriter.format(scene.size.height))",
        ]
        // Lines break between the parts, not within them.
        return parts.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: " · ")
    }

    private mutating func picture(of snapshot: LayoutSnapshot, _ findings: [Finding]) -> String {
        let marks = findings.enumerated().map { PictureMark($1, number: $0 + 1) }
        return SnapshotPicture(snapshot, marks: marks, measurer: measurer).svg(using: &sheet)
    }

    private mutating func writeFindings(_ findings: [Finding]) {
        guard !findings.isEmpty else { return }
        html += "<ol class=\"findings\">\n"
        for (index, finding) in findings.enumerated() {
            html += "<li><button type=\"button\" class=\"finding \(finding.severity.rawValue)\" tabindex=\"-1\" "
            html += "data-mark=\"\(index + 1)\" data-rule=\"\(finding.rule)\"><b>\(index + 1)</b> "
            html += "<span class=\"rule\">\(finding.rule)</span> "
            html += "<span class=\"element\">\(finding.path.xmlEscaped)</span> "
            html += "<span class=\"message\">\(finding.sentences.xmlEscaped)</span>"
            html += "</button></li>\n"
        }
        html += "</ol>\n"
    }

    private mutating func writeDiagnostics(_ diagnostics: [LayoutDiagnostic]) {
        guard !diagnostics.isEmpty else { return }
        html += "<ul class=\"diagnostics\">\n"
        for diagnostic in diagnostics {
            html += "<li>\(diagnostic.path.xmlEscaped): \(diagnostic.message.xmlEscaped)</li>\n"
        }
        html += "</ul>\n"
    }
}
