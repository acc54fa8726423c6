extension ShapeStyle where Self == Color {
    /// Nothing is seen.
    public static var clear: Color { .clear }
    /// Black.
    public static var black: Color { .black }
    /// White.
    public static var white: Color { .white }
    /// The platform's grey.
    public static var gray: Color { .gray }
    /// The platform's red.
    public static var red: Color { .red }
    /// The platform's orange.
    public static var orange: Color { .orange }
    /// The platform's yellow.
    public static var yellow: Color { .yellow }
    /// The platform's green.
    public static var green: Color { .green }
    /// The platform's mint.
    public static var mint: Color { .mint }
    /// The platform's teal.
    public static var teal: Color { .teal }
    /// The platform's cyan.
    public static var cyan: Color { .cyan }
    /// The platform's blue.
    public static var blue: Color { .blue }
    /// The platform's indigo.
    public static var indigo: Color { .indigo }
    /// The platform's purple.
    public static var purple: Color { .purple }
    /// The platform's pink.
    public static var pink: Color { .pink }
    /// The platform's brown.
    public static var brown: Color { .brown }
}
