extension Image {
    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than usual, as usual, larger than usual.
        case small, medium, large
    }

    /// How a picture fills more room than it has.
    public enum ResizingMode: Hashable, Sendable {
        /// By repeating it.
        case tile
        /// By making it larger.
        case stretch
    }

    /// How the pixels of a picture are coloured.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// As text is.
        case template
        /// As they are.
        case original
    }

    /// How smooth a picture is that is drawn in another size.
    public enum Interpolation: Hashable, Sendable {
        /// Not at all, a little, more and most.
        case none, low, medium, high
    }

    /// The picture, coloured as text or as it is; it is drawn as a frame here.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    /// The picture, more or less smooth; it is drawn as a frame here.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// The picture with smooth edges or not; it is drawn as a frame here.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// The picture with its layers coloured in a way; it is drawn as a frame here.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension View {
    /// Makes the symbols in the view larger or smaller; they are of the usual size here.
    public func imageScale(_ scale: Image.Scale) -> some View { self }
}
