import RegionModel

/// What views inherit from those around them.
public struct EnvironmentValues {
    /// The direction in which the user reads.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The font of texts that set none.
    public var font: Font?
    /// Where the lines of a text lie that are shorter than its longest.
    public var multilineTextAlignment = TextAlignment.leading
    /// The largest number of lines of a text.
    public var lineLimit: Int?
    /// How much room the window offers from side to side.
    public internal(set) var horizontalSizeClass: UserInterfaceSizeClass?
    /// How much room the window offers from top to bottom.
    public internal(set) var verticalSizeClass: UserInterfaceSizeClass?
    /// Pixels per point.
    public internal(set) var displayScale = 1.0

    /// The colour of texts and of shapes that set none.
    var foreground: RGBA?
    /// The weight that texts take over their font's.
    var fontWeight: Font.Weight?
    var isItalic = false

    /// The values that nothing has changed.
    public init() {}

    init(scene: WindowScene) {
        layoutDirection = scene.layoutDirection
        horizontalSizeClass = scene.horizontalSizeClass
        verticalSizeClass = scene.verticalSizeClass
        displayScale = Double(scene.scale)
    }
}

extension View {
    /// Changes a value that the view and what is in it inherit.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        modified(by: EnvironmentChange { $0[keyPath: keyPath] = value })
    }
}

/// A change of what views inherit; it leaves no node.
struct EnvironmentChange: NodeModifier {
    let change: (inout EnvironmentValues) -> Void

    init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.withEnvironment(change, content)
    }
}
