import Foundation
import RegionModel

/// What views inherit from those around them.
///
/// A copy costs one reference; the values are copied when one of several holders changes them.
public struct EnvironmentValues {
    private var storage = EnvironmentStorage()

    /// The values that nothing has changed.
    public init() {}

    init(scene: WindowScene) {
        storage.values.layoutDirection = scene.layoutDirection
        storage.values.horizontalSizeClass = scene.horizontalSizeClass
        storage.values.verticalSizeClass = scene.verticalSizeClass
        storage.values.displayScale = Double(scene.scale)
        barMetrics = BarMetrics(scene)
        if scene.colorScheme != .light { colorScheme = scene.colorScheme }
        if scene.phase != .active { scenePhase = scene.phase }
    }

    private var values: EnvironmentStorage.Values {
        get { storage.values }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(storage.values) }
            yield &storage.values
        }
    }

    /// The value for a key, or the key's default where no view around sets one.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { (values.custom[ObjectIdentifier(key)] as? EnvironmentBox<Key.Value>)?.value ?? Key.defaultValue }
        set { values.custom[ObjectIdentifier(key)] = EnvironmentBox(newValue) }
    }
}

extension EnvironmentValues {
    /// The direction in which the user reads.
    public var layoutDirection: LayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    /// The font of texts that set none.
    public var font: Font? {
        get { values.font }
        set { values.font = newValue }
    }

    /// Where the lines of a text lie that are shorter than its longest.
    public var multilineTextAlignment: TextAlignment {
        get { values.multilineTextAlignment }
        set { values.multilineTextAlignment = newValue }
    }

    /// The largest number of lines of a text.
    public var lineLimit: Int? {
        get { values.lineLimit }
        set { values.lineLimit = newValue }
    }

    /// How much room the window offers from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    /// How much room the window offers from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }

    /// The colour of texts and of shapes that set none.
    var foreground: RGBA? {
        get { values.foreground }
        set { values.foreground = newValue }
    }

    /// The weight that texts take over their font's.
    var fontWeight: Font.Weight? {
        get { values.fontWeight }
        set { values.fontWeight = newValue }
    }

    /// Whether texts slant.
    var isItalic: Bool {
        get { values.isItalic }
        set { values.isItalic = newValue }
    }

    /// What texts inherit beside font, colour and alignment.
    var text: TextSettings {
        get { values.text }
        set { values.text = newValue }
    }

    /// An object that a view around gave to those in it.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values.objects[ObjectIdentifier(type)] as? Object }
        set { values.objects[ObjectIdentifier(type)] = newValue }
    }
}

/// The key of a value that an app adds to the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view around sets one.
    static var defaultValue: Value { get }
}

/// The values of an environment, shared between its copies.
private final class EnvironmentStorage {
    struct Values {
        var layoutDirection = LayoutDirection.leftToRight
        var font: Font?
        var multilineTextAlignment = TextAlignment.leading
        var lineLimit: Int?
        var text = TextSettings()
        var horizontalSizeClass: UserInterfaceSizeClass?
        var verticalSizeClass: UserInterfaceSizeClass?
        var displayScale = CGFloat(1)
        var foreground: RGBA?
        var fontWeight: Font.Weight?
        var isItalic = false
        var custom: [ObjectIdentifier: AnyObject] = [:]
        var objects: [ObjectIdentifier: AnyObject] = [:]
    }

    var values: Values

    init(_ values: Values = Values()) { self.values = values }
}

/// A value of an app's own key.
private final class EnvironmentBox<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}

extension View {
    /// Changes a value that the view and what is in it inherit.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        modified(by: EnvironmentChange { $0[keyPath: keyPath] = value })
    }

    /// Changes a value that the view and what is in it inherit, given what it was.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modified(by: EnvironmentChange { transform(&$0[keyPath: keyPath]) })
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
