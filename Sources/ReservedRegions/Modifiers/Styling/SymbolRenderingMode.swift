/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let number: Int

    /// All alike.
    public static let monochrome = SymbolRenderingMode(number: 0)
    /// In the symbol's own colours.
    public static let multicolor = SymbolRenderingMode(number: 1)
    /// In one colour, more and less of it.
    public static let hierarchical = SymbolRenderingMode(number: 2)
    /// In the colours that are given.
    public static let palette = SymbolRenderingMode(number: 3)
}

extension View {
    /// Says how the layers of the symbols in the view are coloured; symbols are drawn as frames here.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

    /// Says which form the symbols in the view have; symbols are drawn as frames here.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}
