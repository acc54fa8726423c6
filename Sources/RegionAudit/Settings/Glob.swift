/// A pattern for names: `*` is any run of characters, `?` any one, all else itself.
///
/// In a path `*` and `?` stay within a name, and `**` reaches across: `tabs/**/save` is any `save` below `tabs`, that
/// right in it too.
package struct Glob: Hashable, Sendable {
    /// The pattern as it was written.
    package let text: String
    private let tokens: [Token]
    /// Whether it matches itself alone.
    private let isLiteral: Bool
    /// The characters that stand after all else: the texts that match end in them.
    private let ending: String

    private enum Token: Hashable {
        case character(Character)
        case one(crossing: Bool)
        case run(crossing: Bool)
        /// `**/`: no names, or some.
        case names
    }

    /// A pattern for paths, or for texts in which a slash is a character like all others.
    package init(_ text: String, isPath: Bool = true) {
        self.text = text
        var tokens: [Token] = []
        var rest = text[...]
        while let next = rest.popFirst() {
            switch next {
            case "*":
                let isDouble = rest.first == "*"
                while rest.first == "*" { rest.removeFirst() }
                let startsName = tokens.isEmpty || tokens.last == .character("/")
                if isPath, isDouble, startsName, rest.first == "/" {
                    rest.removeFirst()
                    tokens.append(.names)
                } else {
                    tokens.append(.run(crossing: !isPath || isDouble))
                }
            case "?": tokens.append(.one(crossing: !isPath))
            default: tokens.append(.character(next))
            }
        }
        self.tokens = tokens
        var ending: [Character] = []
        while case .character(let character) = tokens.dropLast(ending.count).last { ending.append(character) }
        isLiteral = ending.count == tokens.count
        self.ending = String(ending.reversed())
    }

    /// Whether a text has a character that makes it a pattern.
    package static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

    /// Whether the whole of a text is as the pattern says.
    ///
    /// - Complexity: O(n · m) in the characters of the text and of the pattern.
    package func matches(_ name: some StringProtocol) -> Bool {
        // Most patterns are held against many texts, and nearly all of these end otherwise.
        guard name.hasSuffix(ending) else { return false }
        if isLiteral { return name == text }
        if tokens == [.run(crossing: true)] { return true }
        // Which tokens may come next, after every character: no pattern makes this go back.
        var states = Set([0])
        close(&states, atNameStart: true)
        for character in name {
            var next = Set<Int>()
            for state in states where state < tokens.count { advance(state, over: character, into: &next) }
            close(&next, atNameStart: character == "/")
            states = next
            if states.isEmpty { return false }
        }
        return states.contains(tokens.count)
    }

    private func advance(_ state: Int, over character: Character, into next: inout Set<Int>) {
        switch tokens[state] {
        case .character(let own): if own == character { next.insert(state + 1) }
        case .one(let crossing): if crossing || character != "/" { next.insert(state + 1) }
        case .run(let crossing): if crossing || character != "/" { next.insert(state) }
        case .names: next.insert(state)
        }
    }

    /// Adds what may come next where a run ends here; names end at a slash.
    private func close(_ states: inout Set<Int>, atNameStart: Bool) {
        for state in tokens.indices where states.contains(state) {
            switch tokens[state] {
            case .run: states.insert(state + 1)
            case .names: if atNameStart { states.insert(state + 1) }
            case .character, .one: break
            }
        }
    }
}
