/// What the compiler asks, as far as these macros need it.
struct CompilerRequest: Decodable {
    var getCapability: Capability?
    var expandFreestandingMacro: Use?
    var expandAttachedMacro: Use?

    struct Capability: Decodable {}

    /// One use of a macro in somebody's source.
    struct Use: Decodable {
        let macro: Macro
        /// What the expansion is to be: `accessor`, `peer` and so on.
        let macroRole: String?
        /// The declaration that the macro is attached to.
        let declSyntax: Syntax?
        /// The type that an extension is for.
        let extendedTypeSyntax: Syntax?
        /// The protocols that the type does not conform to yet, of those that the macro stands for.
        let conformanceListSyntax: Syntax?
        /// The declarations around it without their members, the innermost first.
        let lexicalContext: [Syntax]?
    }

    struct Macro: Decodable {
        /// The name by which the macro's declaration knows its implementation.
        let typeName: String
    }

    struct Syntax: Decodable {
        let source: String
        let location: Location?
    }

    struct Location: Decodable {
        let fileName: String
        /// In bytes of UTF-8.
        let offset: Int
    }
}
