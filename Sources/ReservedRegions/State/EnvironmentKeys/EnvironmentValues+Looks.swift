import Foundation

extension EnvironmentValues {
    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// How large symbols are beside text; they are of the usual size here.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// How the layers of symbols are coloured.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// Which form of symbols is shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How much the titles of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// How a change of content looks; nothing moves here.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether the display is dimmed, as one that is always on is.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// Whether what is shown looks as in a window that answers to people.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }
}

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

private enum IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
