/// A page for `man` in the making, in the language of groff's `man` macros.
struct ManualPage {
    private(set) var text = ""

    /// Begins the page. It bears no date, so that the same program has the same page; no word is parted, so that names
    /// stay as they are typed.
    mutating func title(_ name: String) {
        line(".TH \(name.uppercased()) 1")
        line(".nh")
        line(".ad l")
    }

    mutating func section(_ title: String) { line(".SH \(title.uppercased())") }

    /// Writes running text, with rows that are set in as they stand.
    mutating func paragraph(_ text: String) {
        for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isSetIn = row.hasPrefix(" ")
            if isSetIn { line(".nf") }
            line(row.isEmpty ? ".PP" : Self.escaped(String(row)))
            if isSetIn { line(".fi") }
        }
    }

    mutating func synopsis(of command: Command, in program: String) {
        line(".PP")
        let operands = command.operands.map { " \($0.usage)" } ?? ""
        line(
            "\\fB\(Self.escaped(program)) \(Self.escaped(command.name))\\fR [\\fIOPTION\\fR]…\(Self.escaped(operands))")
    }

    /// Writes what a command does and takes.
    mutating func command(_ command: Command) {
        line(".SS \(Self.escaped(command.name))")
        paragraph(command.summary)
        if let operands = command.operands { term("\\fI\(Self.escaped(operands.placeholder))\\fR", operands.help) }
        for option in command.options {
            let value = option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
            term("\\fB\(Self.escaped(option.spelling))\\fR\(value)", option.help)
        }
        guard !command.details.isEmpty else { return }
        line(".PP")
        paragraph(command.details)
    }

    /// Writes a term with its explanation.
    mutating func item(_ term: String, _ explanation: String) {
        self.term("\\fB\(Self.escaped(term))\\fR", explanation)
    }

    private mutating func term(_ term: String, _ explanation: String) {
        line(".TP")
        line(term)
        paragraph(explanation)
    }

    private mutating func line(_ text: String) { self.text += text + "\n" }

    /// Text that stands for itself: groff takes a backslash, a dash, and a dot or a quote that begins a line, for its own.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\(rs").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
        return plain.hasPrefix(".") ? "\\&" + plain : plain
    }
}
