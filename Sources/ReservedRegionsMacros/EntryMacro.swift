/// `@Entry`: the key behind a value of the environment, a transaction or the focus, and the accessors that read it.
struct EntryMacro {
    let expansion: String

    init(_ use: CompilerRequest.Use) throws(MacroError) {
        let variable = try DeclaredVariable(use.declSyntax?.source ?? "")
        let key = "__Key_" + variable.name.filter { $0 != "`" }
        guard use.macroRole == "peer" else {
            expansion = "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
            return
        }
        let keyProtocol = try Self.keyProtocol(around: use)
        let member = try keyProtocol == "FocusedValueKey" ? Self.type(of: variable) : Self.defaultValue(of: variable)
        expansion = "private struct \(key): \(keyProtocol) {\n\(member)\n}"
    }

    private static func keyProtocol(around use: CompilerRequest.Use) throws(MacroError) -> String {
        let words = use.lexicalContext?.first?.source.split { !($0.isLetter || $0.isNumber || $0 == "_") } ?? []
        if words.contains("EnvironmentValues") { return "EnvironmentKey" }
        if words.contains("Transaction") { return "TransactionKey" }
        if words.contains("FocusedValues") { return "FocusedValueKey" }
        throw MacroError(
            "@Entry stands in an extension of EnvironmentValues, Transaction or FocusedValues; move the variable there")
    }

    /// A focused value is there or is not: its key tells what it is when it is.
    private static func type(of variable: DeclaredVariable) throws(MacroError) -> String {
        guard let type = variable.type, type.hasSuffix("?") else {
            throw MacroError("@Entry of FocusedValues needs an optional type; write 'var \(variable.name): …?'")
        }
        return "typealias Value = \(type.dropLast())"
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
