import CommandLineArguments
import RegionAudit
import ReservedRegions

extension CardWriter {
    /// Writes a timeline of a screen as a strip of pictures.
    mutating func write(_ film: FilmInspection, of screen: String, _ progress: ProgressLine) {
        html += "<section class=\"device film\">\n<h3>\(film.film.deviceTitle.xmlEscaped) "
        html += "<span>\(film.film.name.xmlEscaped), \(film.film.direction.inWords)</span></h3>\n<ul>\n"
        for step in film.frames {
            writeFrame(step, of: film, screen)
            progress.advance(screen)
        }
        html += "</ul>\n</section>\n"
    }

    private mutating func writeFrame(_ index: Int, of film: FilmInspection, _ screen: String) {
        let step = film.steps[index]
        let scene = step.snapshot.scene
        let findings = film.findings(at: index)
        let key = CardKey(screen: screen, scene: scene).text + "/\(film.film.name)/\(index)"
        beginCard(
            key, scene, worst: findings.map(\.severity).max(),
            also: [("timeline", film.film.name)])
        html += "<div class=\"caption\"><h4>\(Self.seconds(step.time))"
        if let hinge = scene.hinge {
            html += " <span>\(JSONWriter.format(hinge.angle.degrees.rounded()))°</span>"
        }
        html += "</h4>"
        html += Badge.html(count: findings.count, worst: findings.map(\.severity).max())
        html += "<p>\(film.film.poseTitle(of: scene).xmlEscaped)</p></div>\n"
        endCard(step.snapshot, findings, step.newDiagnostics)
    }

    /// A time to a hundredth of a second, or as many digits as tell passes apart.
    private static func seconds(_ time: Double) -> String {
        JSONWriter.format(time, places: time < 0.1 ? 3 : 2) + "\u{A0}s"
    }
}
