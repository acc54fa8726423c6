import RegionAudit
import ReservedRegions

/// All that was found, for programs.
enum GalleryReport {
    /// The report as JSON; `docs/gallery.md` tells its members. The same inspections give the same bytes.
    static func text(of screens: [ScreenInspections]) -> String {
        var writer = JSONWriter(indented: true)
        writer.object { writer in
            writer.key("screens")
            writer.array(screens) { $1.write(to: &$0) }
            writer.key("totals")
            Totals(screens).write(to: &writer)
        }
        return writer.text + "\n"
    }
}

extension ScreenInspections {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("name")
            writer.value(name)
            writer.key("scenes")
            writer.array(inspections) { $1.write(to: &$0) }
            writer.key("timelines")
            writer.array(films) { $1.write(to: &$0) }
        }
    }
}

extension Inspection {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            let name = snapshot.scene.name
            for (key, text) in [("device", name.device), ("pose", name.pose), ("window", name.window)] {
                writer.key(key)
                if let text { writer.value(text) } else { writer.null() }
            }
            writer.key("direction")
            writer.value(snapshot.scene.layoutDirection.rawValue)
            writer.key("findings")
            writer.array(findings) { $1.write(to: &$0) }
            writer.key("diagnostics")
            snapshot.writeDiagnostics(to: &writer)
        }
    }
}

extension Totals {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            let counts = Severity.allCases.reversed().map { ("\($0.rawValue)s", count(of: $0)) }
            for (key, number) in [("screens", screens), ("scenes", scenes)] + counts + [
                ("scenesWithFindings", scenesWithFindings), ("timelines", timelines), ("diagnostics", diagnostics),
            ] {
                writer.key(key)
                writer.value(number)
            }
        }
    }
}
