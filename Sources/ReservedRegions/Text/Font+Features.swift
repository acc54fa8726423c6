import Foundation

extension Font {
    /// How far lines are apart.
    public enum Leading: Hashable, Sendable {
        /// As usual, less and more.
        case standard, tight, loose
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        private let number: Int

        /// As usual.
        public static let standard = Width(number: 0)
        /// Narrower.
        public static let condensed = Width(number: 1)
        /// Much narrower.
        public static let compressed = Width(number: 2)
        /// Wider.
        public static let expanded = Width(number: 3)
    }

    /// The same font with digits of one width; they have their own here.
    public func monospacedDigit() -> Font { self }
    /// The same font with lines at another distance; they have the font's here.
    public func leading(_ leading: Leading) -> Font { self }
    /// The same font with small capitals; they are letters of the usual size here.
    public func smallCaps() -> Font { self }
    /// The same font with letters of another width; they have the font's here.
    public func width(_ width: Width) -> Font { self }

    /// An app's font of a size in points; the system's stands in for it.
    public static func custom(_ name: String, size: CGFloat) -> Font { .system(size: size) }
    /// An app's font of a size in points, which follows that of a style; the system's stands in for it.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        .system(size: size)
    }
    /// An app's font of a size in points, which stays the same; the system's stands in for it.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .system(size: fixedSize) }
}

extension View {
    /// Sets the letters in the view in another width; they have their font's here.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
}

extension View {
    /// Sets the cut of the letters in the view; they have their font's here.
    public func fontDesign(_ design: Font.Design?) -> some View { self }
}
