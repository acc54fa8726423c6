/// `@Animatable`: the conformance, where the type has none yet. Time stands still, so that there is no data to write out.
struct AnimatableMacro {
    let expansion: String

    init(_ use: CompilerRequest.Use) {
        let conforms = use.conformanceListSyntax?.source.contains("Animatable") == true
        expansion = conforms ? "extension \(use.extendedTypeSyntax?.source ?? ""): Animatable {}" : ""
    }
}
