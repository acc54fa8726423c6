import RegionModel

/// Verdicts for programs.
public enum JSONReporter {
    /// Writes an object for one verdict, and an array of these for a list; see `docs/rules.md` for the members.
    public static func report(_ verdicts: [Verdict], asList: Bool) -> String {
        var writer = JSONWriter(indented: true)
        if asList {
            writer.array(verdicts) { $1.write(to: &$0) }
        } else {
            for verdict in verdicts.prefix(1) { verdict.write(to: &writer) }
        }
        return writer.text + "\n"
    }
}

extension Verdict {
    /// Writes the verdict as an object.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            let names = [
                ("file", file), ("id", id), ("device", scene.device), ("pose", scene.pose),
                ("windowName", scene.window),
                ("direction", direction.rawValue),
            ]
            for (key, text) in names {
                guard let text else { continue }
                writer.key(key)
                writer.value(text)
            }
            writer.key("findings")
            writer.array(findings) { $1.write(to: &$0) }
            writer.key("counts")
            writer.object { writer in
                for severity in Severity.allCases.reversed() {
                    writer.key(severity.rawValue)
                    writer.value(count(of: severity))
                }
            }
            if !notes.isEmpty {
                writer.key("notes")
                writer.array(notes) { $0.value($1) }
            }
            if let unjudged {
                writer.key("notJudged")
                writer.array(unjudged) { $1.write(to: &$0) }
            }
        }
    }
}

extension Unjudged {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, text) in [("element", element), ("kind", kind), ("label", label), ("reason", reason.rawValue)] {
                guard let text else { continue }
                writer.key(key)
                writer.value(text)
            }
            guard let frame else { return }
            writer.key("frame")
            writer.value(frame)
        }
    }
}

extension Finding {
    /// Writes the finding as an object; overlap and move are rounded to a thousandth of a point.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, text) in [("rule", rule), ("severity", severity.rawValue), ("element", path)] {
                writer.key(key)
                writer.value(text)
            }
            writer.key("frame")
            writer.value(frame)
            writer.key("region")
            write(region, to: &writer)
            writer.key("overlap")
            writer.value(overlap.roundedForReports)
            writer.key("move")
            if let move { writer.value(move.roundedForReports) } else { writer.null() }
            writer.key("message")
            writer.value(message)
            if let moment {
                writer.key("time")
                writer.value((moment.time * 1000).rounded() / 1000)
            }
        }
    }

    private func write(_ region: SceneRegion?, to writer: inout JSONWriter) {
        guard let region else { return writer.null() }
        writer.object { writer in
            writer.key("name")
            writer.value(region.name)
            writer.key("kind")
            writer.value(region.kind.description)
            writer.key("frame")
            writer.value(region.frame)
        }
    }
}
