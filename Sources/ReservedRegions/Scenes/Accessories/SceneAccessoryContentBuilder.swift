/// Makes accessories of what is written one after the other.
@resultBuilder
@MainActor @preconcurrency
public struct SceneAccessoryContentBuilder {
    /// An accessory written on its own.
    public static func buildExpression<Content: SceneAccessoryContent>(_ content: Content) -> Content { content }

    /// One accessory is itself.
    public static func buildBlock<Content: SceneAccessoryContent>(_ content: Content) -> Content { content }

    /// Several accessories, one after the other.
    public static func buildBlock<each Content: SceneAccessoryContent>(
        _ content: repeat each Content
    ) -> SceneAccessoryList { SceneAccessoryList() }

    /// An accessory that may be absent: `if` without `else`.
    public static func buildIf<Content: SceneAccessoryContent>(_ content: Content?) -> Content? { content }

    /// The first of two accessories: `if`.
    public static func buildEither<Content: SceneAccessoryContent>(first: Content) -> SceneAccessoryList {
        SceneAccessoryList()
    }

    /// The second of two accessories: `else`.
    public static func buildEither<Content: SceneAccessoryContent>(second: Content) -> SceneAccessoryList {
        SceneAccessoryList()
    }
}

/// Accessories, one after the other; nothing is kept of them, as none is shown.
public struct SceneAccessoryList: PrimitiveSceneAccessory {}
