import Foundation

extension Text {
    /// A line through or below a text.
    public struct LineStyle: Hashable, Sendable {
        /// What the line is made of.
        public struct Pattern: Hashable, Sendable {
            private let number: Int

            /// One stroke.
            public static let solid = Pattern(number: 0)
            /// Dots.
            public static let dot = Pattern(number: 1)
            /// Dashes.
            public static let dash = Pattern(number: 2)
            /// Dashes and dots.
            public static let dashDot = Pattern(number: 3)
        }

        /// A line of a pattern and a colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}

        /// One stroke.
        public static let single = LineStyle()
    }

    /// The text, struck through; the line is not drawn here.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// The text, struck through; the line is not drawn here.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { self }
    /// The text with a line below it, which is not drawn here.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// The text with a line below it, which is not drawn here.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
}

extension View {
    /// Strikes the texts in the view through; the line is not drawn here.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { self }

    /// Puts a line below the texts in the view, which is not drawn here.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { self }
}
