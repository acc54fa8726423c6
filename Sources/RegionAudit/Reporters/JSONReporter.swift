import RegionModel

/// Verdicts for programs.
public enum JSONReporter {
    /// Writes an object for one verdict, an array of these for a list, and an object around them for a part of a check;
    /// `docs/schemas/report.schema.json` tells the members.
    public static func report(_ report: Report) -> String {
        var writer = JSONWriter(indented: true)
        var fingerprints = Fingerprints()
        func writeAll(to writer: inout JSONWriter) {
            writer.array(report.verdicts) { $1.write(to: &$0, fingerprints: fingerprints.next(of: $1)) }
        }
        if let shard = report.shard {
            writer.object { writer in
                report.writeHead(of: shard, to: &writer)
                writer.key("layouts")
                writeAll(to: &writer)
            }
        } else if report.isList {
            writeAll(to: &writer)
        } else {
            for verdict in report.verdicts.prefix(1) {
                verdict.write(to: &writer, fingerprints: fingerprints.next(of: verdict))
            }
        }
        return writer.text + "\n"
    }
}

extension Report {
    /// What a part tells beside its layouts, so that the whole can be made of all parts.
    fileprivate func writeHead(of shard: Shard, to writer: inout JSONWriter) {
        writer.key("shard")
        writer.value(shard.description)
        for (key, flag) in [("isList", isList), ("groupsPoses", groupsPoses)] {
            writer.key(key)
            writer.value(flag)
        }
        writer.key("errors")
        writer.array(errors) { writer, error in
            writer.object { writer in
                let texts = [
                    ("file", error.file), ("place", error.place), ("found", error.found), ("expected", error.expected),
                ]
                writer.members(texts)
            }
        }
        writer.key("notes")
        writer.array(notes) { $0.value($1) }
    }
}

extension JSONWriter {
    /// Writes the members that have a value.
    mutating func members(_ members: [(key: String, text: String?)]) {
        for (key, text) in members {
            guard let text else { continue }
            self.key(key)
            value(text)
        }
    }
}

extension Verdict {
    /// Writes the members that say which layout it is.
    func writeNames(to writer: inout JSONWriter) {
        writer.members([
            ("file", file), ("id", id), ("device", scene.device), ("pose", scene.pose),
            ("windowName", scene.window), ("direction", direction.rawValue),
        ])
    }

    /// Writes the verdict as an object, its findings with their fingerprints.
    fileprivate func write(to writer: inout JSONWriter, fingerprints: [String]) {
        writer.object { writer in
            writeNames(to: &writer)
            writer.key("findings")
            writer.array(zip(findings, fingerprints)) { $1.0.write(to: &$0, fingerprint: $1.1) }
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
            writer.members([("element", element), ("kind", kind), ("label", label), ("reason", reason.rawValue)])
            guard let frame else { return }
            writer.key("frame")
            writer.value(frame)
        }
    }
}

extension Finding {
    /// Writes the finding as an object; overlap and move are rounded to a thousandth of a point.
    ///
    /// - Parameter fingerprint: The name by which it is known from run to run, where it has one.
    public func write(to writer: inout JSONWriter, fingerprint: String? = nil) {
        writer.object { writer in
            writer.members([
                ("rule", rule), ("severity", severity.rawValue), ("element", path), ("label", label),
            ])
            writer.key("frame")
            writer.value(frame)
            writer.key("region")
            write(region, to: &writer)
            writer.key("overlap")
            writer.value(overlap.roundedForReports)
            writer.key("move")
            if let move { writer.value(move.roundedForReports) } else { writer.null() }
            writer.members([("message", message), ("remedy", remedy)])
            if let moment {
                writer.key("time")
                writer.value(moment.time.rounded(toPlaces: 3))
            }
            writer.members([("fingerprint", fingerprint)])
            writePardon(to: &writer)
        }
    }

    private func writePardon(to writer: inout JSONWriter) {
        switch pardon {
        case .known:
            writer.key("known")
            writer.value(true)
        case .ignored(let reason):
            writer.key("ignored")
            writer.value(reason)
        case nil: break
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
