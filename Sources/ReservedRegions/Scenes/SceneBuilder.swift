/// Makes a scene of the scenes that are written one after the other.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
    /// A scene written on its own.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// One scene is itself.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes, one after the other.
    public static func buildBlock<First: Scene, each Other: Scene>(
        _ first: First, _ other: repeat each Other
    ) -> some Scene {
        var windows = [first._window]
        repeat windows.append((each other)._window)
        return SceneList(windows: windows)
    }

    /// A scene that may be absent: `if` without `else`.
    public static func buildOptional(_ content: (any Scene)?) -> some Scene { SceneList(windows: [content?._window]) }

    /// Scenes behind an availability check.
    public static func buildLimitedAvailability(_ content: any Scene) -> some Scene {
        SceneList(windows: [content._window])
    }
}

/// Several scenes, one after the other.
private struct SceneList: Scene {
    typealias Body = Never

    let windows: [AnyView?]

    var _window: AnyView? { windows.compactMap(\.self).first }
}
