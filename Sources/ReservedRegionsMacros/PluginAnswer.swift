/// What the compiler is answered.
struct PluginAnswer: Encodable {
    private var getCapabilityResult: CapabilityResult?
    private var expandMacroResult: ExpansionResult?

    /// Which form of the protocol this is.
    static let capability = PluginAnswer(getCapabilityResult: CapabilityResult(capability: Capability()))

    /// The source that a macro stands for.
    static func expansion(_ source: String) -> PluginAnswer {
        PluginAnswer(expandMacroResult: ExpansionResult(expandedSource: source, diagnostics: []))
    }

    /// An error at the declaration that a macro is attached to.
    static func failure(_ error: MacroError, of use: CompilerRequest.Use) -> PluginAnswer {
        let place = use.declSyntax?.location
        let position = Diagnostic.Position(fileName: place?.fileName ?? "", offset: place?.offset ?? 0)
        let diagnostic = Diagnostic(message: error.description, position: position)
        return PluginAnswer(expandMacroResult: ExpansionResult(expandedSource: nil, diagnostics: [diagnostic]))
    }

    private struct CapabilityResult: Encodable { var capability: Capability }

    private struct Capability: Encodable { var protocolVersion = 7 }

    private struct ExpansionResult: Encodable {
        var expandedSource: String?
        var diagnostics: [Diagnostic]
    }

    private struct Diagnostic: Encodable {
        var message: String
        var severity = "error"
        var position: Position
        var highlights: [String] = []
        var notes: [String] = []
        var fixIts: [String] = []

        struct Position: Encodable {
            var fileName: String
            var offset: Int
        }
    }
}
