/// The parts of `var name: Type = value`, as they are written.
struct DeclaredVariable {
    let name: String
    private(set) var type: String?
    private(set) var value: String?

    /// Whether the type may be without a value, as far as its spelling tells.
    var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasSuffix("!") || $0.hasPrefix("Optional<") } ?? false }

    /// Takes a declaration apart.
    ///
    /// - Complexity: O(*n*) in the source's length.
    init(_ source: String) throws(MacroError) {
        var scanner = DeclarationScanner(source)
        while let token = scanner.next(), token != "var" {}
        guard let word = scanner.next() else { throw MacroError("@Entry found no variable; write it before a 'var'") }
        name = String(word)
        let next = scanner.next()
        if next == ":" {
            let start = scanner.position
            guard scanner.skip(to: "=") else {
                type = source[start...].trimmed
                return
            }
            type = source[start..<source.index(before: scanner.position)].trimmed
        } else if next != "=" {
            return
        }
        value = source[scanner.position...].trimmed
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
