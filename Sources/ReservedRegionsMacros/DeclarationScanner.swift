/// Reads the words and signs of a declaration at its outermost level: what stands in brackets, quotes and comments is passed over.
struct DeclarationScanner {
    /// Where the next token is looked for.
    private(set) var position: String.Index
    private let source: String

    init(_ source: String) {
        self.source = source
        position = source.startIndex
    }

    /// The next word or sign, or nil at the end.
    mutating func next() -> Substring? {
        while let sign = source[position...].first {
            if source[position...].hasPrefix("//") {
                skip { $0 != "\n" }
            } else if source[position...].hasPrefix("/*") {
                skipComment()
            } else if sign == "\"" {
                skipText()
            } else if "([{".contains(sign) {
                skipBrackets()
            } else if Self.isPartOfWord(sign) {
                let start = position
                skip(while: Self.isPartOfWord)
                return source[start..<position]
            } else {
                position = source.index(after: position)
                if !sign.isWhitespace { return source[source.index(before: position)..<position] }
            }
        }
        return nil
    }

    /// Passes over a token, or comes to the end where there is none.
    mutating func skip(to token: Substring) -> Bool {
        while let found = next() {
            if found == token { return true }
        }
        return false
    }

    private static func isPartOfWord(_ sign: Character) -> Bool {
        sign.isLetter || sign.isNumber || sign == "_" || sign == "`"
    }

    private mutating func skip(while condition: (Character) -> Bool) {
        position = source[position...].firstIndex { !condition($0) } ?? source.endIndex
    }

    private mutating func skipText() {
        var isEscaped = false
        position = source.index(after: position)
        skip { sign in
            defer { isEscaped = sign == "\\" && !isEscaped }
            return sign != "\"" || isEscaped
        }
        if position < source.endIndex { position = source.index(after: position) }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            let rest = source[position...]
            let isMark = rest.hasPrefix("/*") || rest.hasPrefix("*/")
            if isMark { depth += rest.hasPrefix("/*") ? 1 : -1 }
            position = source.index(position, offsetBy: isMark ? 2 : 1)
        } while depth > 0 && position < source.endIndex
    }

    private mutating func skipBrackets() {
        var depth = 0
        repeat {
            switch source[position] {
            case "\"":
                skipText()
                continue
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            position = source.index(after: position)
        } while depth > 0 && position < source.endIndex
    }
}
