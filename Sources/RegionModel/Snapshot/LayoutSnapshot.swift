import Foundation

/// Where everything ended up: a tree of elements in window coordinates with the scene they were laid out in.
///
/// Whatever lays out or imports makes one; whatever draws or judges takes one.
public struct LayoutSnapshot: Hashable, Sendable {
    /// The window that the elements are in.
    public var scene: WindowScene
    /// The elements in drawing order: each after the one that contains it, later ones on top.
    public var elements: [LayoutElement]
    /// What went wrong while the elements were laid out.
    public var diagnostics: [LayoutDiagnostic]

    /// A snapshot of the given elements.
    ///
    /// - Precondition: Each element's `parent` is smaller than its own index.
    public init(scene: WindowScene, elements: [LayoutElement] = [], diagnostics: [LayoutDiagnostic] = []) {
        self.scene = scene
        self.elements = elements
        self.diagnostics = diagnostics
    }

    /// The names of an element and all that contain it, from the root, joined by `/`.
    ///
    /// - Complexity: O(depth).
    public func path(of index: Int) -> String {
        ancestry(of: index).reversed().map { elements[$0].id }.joined(separator: "/")
    }

    /// The element's own index and those of all that contain it, innermost first.
    public func ancestry(of index: Int) -> [Int] {
        var result = [index]
        while let parent = elements[result[result.count - 1]].parent { result.append(parent) }
        return result
    }
}
