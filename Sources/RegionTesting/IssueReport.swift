import RegionAudit
import ReservedRegions
import SnapshotDrawing
import Testing

/// Tells a test what was found.
struct IssueReport {
    let sourceLocation: SourceLocation

    /// Does something, and makes an issue of what keeps it from being done.
    func telling(_ work: () throws(InputError) -> Void) {
        do {
            try work()
        } catch {
            Issue.record("\(error)", sourceLocation: sourceLocation)
        }
    }

    /// Makes an issue of each finding, and attaches a picture of the layout where there is any.
    ///
    /// - Parameter time: When it was, in seconds; `nil` for a single layout.
    func record(_ findings: [Finding], in snapshot: LayoutSnapshot, at time: Double? = nil) {
        guard !findings.isEmpty else { return }
        let place = Self.place(of: snapshot.scene, at: time)
        for (index, finding) in findings.enumerated() {
            Issue.record(
                "\(place): \(finding.path): \(finding.rule) (\(index + 1) in the picture): \(finding.sentences)",
                severity: finding.severity == .error ? .error : .warning, sourceLocation: sourceLocation)
        }
        telling { () throws(InputError) in
            let picture = SnapshotPicture(
                snapshot, marks: findings.enumerated().map { PictureMark($1, number: $0 + 1) },
                measurer: try Fonts.measurer.get())
            let name = place.replacing(", ", with: "-").replacing(" ", with: "-") + ".svg"
            Attachment.record(picture.svg(), named: name, sourceLocation: sourceLocation)
        }
    }

    /// As in `iphone-duo book, right to left`.
    private static func place(of scene: WindowScene, at time: Double?) -> String {
        let name = scene.name.description
        return [
            name.isEmpty ? "window" : name, scene.layoutDirection == .rightToLeft ? scene.layoutDirection.inWords : nil,
            time.map { "after \(JSONWriter.format($0, places: 3)) s" },
        ].compactMap(\.self).joined(separator: ", ")
    }
}
