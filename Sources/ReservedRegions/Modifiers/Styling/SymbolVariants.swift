/// Which form of a symbol is shown.
public struct SymbolVariants: Hashable, Sendable {
    private let name: String

    /// The plain form.
    public static let none = SymbolVariants(name: "")
    /// Filled.
    public static let fill = SymbolVariants(name: "fill")
    /// In a circle.
    public static let circle = SymbolVariants(name: "circle")
    /// In a square.
    public static let square = SymbolVariants(name: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(name: "rectangle")
    /// Struck through.
    public static let slash = SymbolVariants(name: "slash")

    /// The form, filled.
    public var fill: SymbolVariants { self }
    /// The form in a circle.
    public var circle: SymbolVariants { self }
    /// The form in a square.
    public var square: SymbolVariants { self }
    /// The form in a rectangle.
    public var rectangle: SymbolVariants { self }
    /// The form, struck through.
    public var slash: SymbolVariants { self }
}
