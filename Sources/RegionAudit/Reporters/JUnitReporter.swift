import RegionModel

/// Verdicts as tests of JUnit's XML form: a suite for each file, in it a test for each layout.
public enum JUnitReporter {
    /// Writes a test for each layout, failed where `failOn` says so, and one that went wrong for each file that could not
    /// be judged.
    package static func report(_ report: Report, failOn: FailOn = .error) -> String {
        var suites: [JUnitSuite] = []
        for verdict in report.verdicts {
            suites.add(to: verdict.file ?? "layouts") { $0.add(verdict, failOn: failOn) }
        }
        for error in report.errors { suites.add(to: error.file ?? "files") { $0.add(error) } }
        let counts = suites.reduce(into: JUnitCounts()) { $0.add($1.counts) }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"regions\" \(counts.attributes)>\n"
            + suites.map(\.xml).joined() + "</testsuites>\n"
    }
}

private struct JUnitCounts {
    var (tests, failures, errors) = (0, 0, 0)

    mutating func add(_ other: JUnitCounts) {
        (tests, failures, errors) = (tests + other.tests, failures + other.failures, errors + other.errors)
    }

    var attributes: String { "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"" }
}

private struct JUnitSuite {
    let name: String
    var counts = JUnitCounts()
    private var tests = ""
    /// How many tests have a name already: those of one name would be taken for one.
    private var names: [String: Int] = [:]

    init(name: String) { self.name = name }

    var xml: String {
        "  <testsuite name=\"\(name.xmlEscaped)\" \(counts.attributes)>\n\(tests)  </testsuite>\n"
    }

    mutating func add(_ verdict: Verdict, failOn: FailOn) {
        counts.tests += 1
        let findings = verdict.unpardoned
        let lines = findings.map { "\($0.severity.rawValue) \($0.rule): \($0.path)\n  \($0.sentences)" }
        let title = [verdict.id, verdict.placeInWords].compactMap(\.self).filter { !$0.isEmpty }
        begin(title.isEmpty ? "layout" : title.joined(separator: " · "))
        if let worst = findings.filter({ failOn.isMet(by: $0.severity) }).max(by: { $0.severity < $1.severity }) {
            counts.failures += 1
            let message = findings.count == 1 ? worst.message : "\(findings.count) findings, such as: \(worst.message)"
            write("failure", " type=\"\(worst.rule.xmlEscaped)\" message=\"\(message.xmlEscaped)\"", lines)
        } else if !lines.isEmpty {
            write("system-out", "", lines)
        }
        tests += "    </testcase>\n"
    }

    mutating func add(_ error: InputError) {
        counts.tests += 1
        counts.errors += 1
        begin("reading")
        let sentence = error.withoutFile.description
        write("error", " type=\"unusable\" message=\"\(sentence.xmlEscaped)\"", [sentence])
        tests += "    </testcase>\n"
    }

    private mutating func begin(_ title: String) {
        let count = names[title, default: 0] + 1
        names[title] = count
        let test = count == 1 ? title : "\(title) (\(count))"
        tests += "    <testcase classname=\"\(name.xmlEscaped)\" name=\"\(test.xmlEscaped)\">\n"
    }

    private mutating func write(_ element: String, _ attributes: String, _ lines: [String]) {
        let text = lines.flatMap { $0.split(separator: "\n") }.map { String($0).xmlEscaped }.joined(separator: "\n")
        tests += "      <\(element)\(attributes)>\(text)</\(element)>\n"
    }
}

extension [JUnitSuite] {
    /// Adds to the last suite where it has the name, else to a new one.
    fileprivate mutating func add(to name: String, _ change: (inout JUnitSuite) -> Void) {
        if last?.name != name { append(JUnitSuite(name: name)) }
        change(&self[count - 1])
    }
}
