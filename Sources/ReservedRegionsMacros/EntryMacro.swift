/// `@Entry`: the key behind a value of the environment or of a transaction, and the accessors that read it.
struct EntryMacro {
    let expansion: String

    init(_ use: CompilerRequest.Use) throws(MacroError) {
        let variable = try DeclaredVariable(use.declSyntax?.source ?? "")
        let key = "__Key_" + variable.name.filter { $0 != "`" }
        guard use.macroRole == "peer" else {
            expansion = "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
            return
        }
        expansion = """
            private struct \(key): \(try Self.keyProtocol(around: use)) {
                \(try Self.defaultValue(of: variable))
            }
            """
    }

    private static func keyProtocol(around use: CompilerRequest.Use) throws(MacroError) -> String {
        let words = use.lexicalContext?.first?.source.split { !($0.isLetter || $0.isNumber || $0 == "_") } ?? []
        if words.contains("EnvironmentValues") { return "EnvironmentKey" }
        if words.contains("Transaction") { return "TransactionKey" }
        throw MacroError(
            "@Entry stands in an extension of EnvironmentValues or Transaction; move the variable into one")
    }

    /// The default is computed where its type is known: a stored one would have to be `Sendable`.
    private static func defaultValue(of variable: DeclaredVariable) throws(MacroError) -> String {
        guard let value = variable.value ?? (variable.isOptional ? "nil" : nil) else {
            throw MacroError("@Entry needs a default value; write 'var \(variable.name) = …'")
        }
        guard let type = variable.type else { return "static let defaultValue =\n\(value)" }
        return "static var defaultValue: \(type) {\n\(value)\n}"
    }
}
