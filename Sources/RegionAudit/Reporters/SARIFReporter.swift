import RegionModel

/// Verdicts in the Static Analysis Results Interchange Format, version 2.1.0, of OASIS.
///
/// The file that was judged is the artifact of a result, the path of the element its logical location.
public enum SARIFReporter {
    /// Writes one run of one tool.
    public static func report(_ report: Report) -> String {
        var writer = JSONWriter(indented: true)
        writer.object { writer in
            writer.members([
                ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), ("version", "2.1.0"),
            ])
            writer.key("runs")
            writer.array([report]) { writer, report in
                writer.object { writer in
                    writeTool(to: &writer)
                    writeInvocation(of: report, to: &writer)
                    writer.key("results")
                    writer.beginArray()
                    for (verdict, names) in zip(report.verdicts, report.fingerprints) {
                        for (finding, name) in zip(verdict.findings, names) {
                            verdict.write(finding, fingerprint: name, to: &writer)
                        }
                    }
                    writer.endArray()
                }
            }
        }
        return writer.text + "\n"
    }

    private static func writeTool(to writer: inout JSONWriter) {
        writer.key("tool")
        writer.object { writer in
            writer.key("driver")
            writer.object { writer in
                writer.members([("name", "regions")])
                writer.key("rules")
                writer.array(RuleBook.all) { writer, rule in
                    writer.object { writer in
                        writer.members([("id", rule.id)])
                        for (key, text) in [
                            ("shortDescription", rule.summary),
                            ("help", "\(rule.summary) docs/rules.md#\(rule.id) tells why, and how to mend it."),
                        ] {
                            writer.key(key)
                            writer.message(text)
                        }
                    }
                }
            }
        }
    }

    private static func writeInvocation(of report: Report, to writer: inout JSONWriter) {
        writer.key("invocations")
        writer.array([report.errors]) { writer, errors in
            writer.object { writer in
                writer.key("executionSuccessful")
                writer.value(errors.isEmpty)
                guard !errors.isEmpty else { return }
                writer.key("toolExecutionNotifications")
                writer.array(errors) { writer, error in
                    writer.object { writer in
                        writer.members([("level", "error")])
                        writer.key("message")
                        writer.message(error.description)
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func message(_ text: String) { object { $0.members([("text", text)]) } }
}

extension Verdict {
    fileprivate func write(_ finding: Finding, fingerprint: String, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.members([("ruleId", finding.rule)])
            if let index = RuleBook.all.firstIndex(where: { $0.id == finding.rule }) {
                writer.key("ruleIndex")
                writer.value(index)
            }
            writer.members([("level", finding.severity.rawValue)])
            writer.key("message")
            writer.message(finding.sentences)
            writer.key("locations")
            writer.array([finding]) { write(locationOf: $1, to: &$0) }
            writer.key("partialFingerprints")
            writer.object { $0.members([("regionsFinding/v1", fingerprint)]) }
            if let pardon = finding.pardon {
                writer.key("suppressions")
                writer.array([pardon]) { writer, pardon in
                    writer.object { $0.members([("kind", "external"), ("justification", pardon.inWords)]) }
                }
            }
            writer.key("properties")
            writeProperties(of: finding, to: &writer)
        }
    }

    private func write(locationOf finding: Finding, to writer: inout JSONWriter) {
        writer.object { writer in
            if let file, file != "-" {
                writer.key("physicalLocation")
                writer.object { writer in
                    writer.key("artifactLocation")
                    writer.object { $0.members([("uri", file.asReference)]) }
                    // Dumps are judged as a whole; without a line code scanning does not show a result at all.
                    writer.key("region")
                    writer.object { writer in
                        writer.key("startLine")
                        writer.value(1)
                    }
                }
            }
            writer.key("logicalLocations")
            writer.array([finding]) { writer, finding in
                writer.object {
                    $0.members([("name", finding.label), ("fullyQualifiedName", finding.path), ("kind", "element")])
                }
            }
        }
    }

    private func writeProperties(of finding: Finding, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.members([
                ("id", id), ("device", scene.device), ("pose", scene.pose), ("windowName", scene.window),
                ("direction", direction.rawValue), ("region", finding.region?.name),
            ])
            writer.key("frame")
            writer.value(finding.frame)
            guard let move = finding.move else { return }
            writer.key("move")
            writer.value(move.roundedForReports)
        }
    }
}

extension Pardon {
    fileprivate var inWords: String {
        switch self {
        case .known: "It is in the baseline."
        case .ignored(let reason): reason
        }
    }
}

extension String {
    /// The path as a URI reference: absolute with its scheme, relative as it is.
    fileprivate var asReference: String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        let digits = Array("0123456789ABCDEF")
        var result = hasPrefix("/") ? "file://" : ""
        for byte in utf8 {
            if plain.contains(byte) {
                result.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                result += ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return result
    }
}
