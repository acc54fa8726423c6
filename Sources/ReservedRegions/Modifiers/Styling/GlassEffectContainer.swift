import Foundation

/// Views whose glass flows together where they are near each other; nothing is drawn of it here.
public struct GlassEffectContainer<Content: View>: PrimitiveView {
    private let content: Content

    /// The given views.
    ///
    /// - Parameter spacing: How near glass flows together, in points.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Composes the views, one behind the other where there are several.
    public func _compose(into composer: Composer) { composer.emitDepthStack(.center) { content._compose(into: $0) } }
}
