import RegionAudit
import ReservedRegions

extension FilmInspection {
    /// Writes what happened in a timeline as an object, with the steps that have a picture.
    ///
    /// What a step cost the engine is left out: a difference between reports is a difference in the layout.
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, text) in [
                ("name", film.name), ("device", film.device), ("direction", film.direction.rawValue),
            ] {
                writer.key(key)
                writer.value(text)
            }
            writer.key("steps")
            writer.array(frames.map { steps[$0] }) { $1.write(to: &$0) }
            writer.key("findings")
            writer.array(findings) { $1.write(to: &$0) }
            writer.key("diagnostics")
            LayoutSnapshot(scene: WindowScene(size: .zero), diagnostics: diagnostics).writeDiagnostics(to: &writer)
        }
    }
}

extension ScenePlayback.Step {
    /// Writes when it was, and how much moved how far.
    fileprivate func write(to writer: inout JSONWriter) {
        let scene = snapshot.scene
        let farthest = moves.map(\.distance).max() ?? 0
        writer.object { writer in
            writer.key("time")
            writer.value(time.rounded(toPlaces: 3))
            writer.key("pose")
            if let pose = scene.name.pose { writer.value(pose) } else { writer.null() }
            writer.key("angle")
            if let hinge = scene.hinge {
                writer.value(hinge.angle.degrees.rounded(toPlaces: 3))
            } else {
                writer.null()
            }
            for (key, count) in [
                ("moved", moves.count), ("appeared", appeared.count), ("disappeared", disappeared.count),
            ] {
                writer.key(key)
                writer.value(count)
            }
            writer.key("farthest")
            writer.value(farthest.rounded(toPlaces: 3))
        }
    }
}
