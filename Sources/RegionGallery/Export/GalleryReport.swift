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
            writer.array(snapshot.diagnostics) { writer, diagnostic in
                writer.object { writer in
                    for (key, text) in [
                        ("view", diagnostic.view), ("path", diagnostic.path), ("message", diagnostic.message),
                    ] {
                        writer.key(key)
                        writer.value(text)
                    }
                }
            }
        }
    }
}

extension Totals {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            let counts = Severity.allCases.reversed().map { ("\($0.rawValue)s", count(of: $0)) }
            for (key, number) in [("screens", screens), ("scenes", scenes)] + counts + [
                ("scenesWithFindings", scenesWithFindings), ("diagnostics", diagnostics),
            ] {
                writer.key(key)
                writer.value(number)
            }
        }
    }
}
