import Foundation
import RegionModel

extension SnapshotBuilder {
    /// What a walk over the tree carries from a node to those in it.
    struct Visit {
        var node: Int
        /// The physical origin of the parent in the window.
        var x = 0.0
        var y = 0.0
        /// The element around the node.
        var parent: Int?
        var isBackground = false
        var isOverRegion = false
        var opacity = 1.0
        /// How what is drawn differs in size and place from what is laid out.
        var scale = DrawnScale()
        /// The nearest shape around that cuts off what is drawn.
        var clip: DrawnClip?
        /// What modifiers around the node say of it, waiting for the element that they say it of.
        var semantics: PendingSemantics?
    }

    /// What modifiers say of the element in them. An object, because few nodes have any and every visit carries it.
    final class PendingSemantics {
        let id: String?
        let label: String?
        let role: ElementRole?
        let name: String?

        /// What is said further out counts.
        init?(_ record: SemanticsRecord, within outer: PendingSemantics?) {
            id = outer?.id ?? record.id
            label = outer?.label ?? record.label
            role = outer?.role ?? record.role
            name = outer?.name ?? record.name
            if id == nil && label == nil && role == nil && name == nil { return nil }
        }
    }
}

extension SnapshotBuilder.Visit {
    /// Takes up a drawing effect of a node for the node and what is in it.
    mutating func take(_ effect: DrawingEffectRecord, of node: Node, at place: CGRect) {
        let isRightToLeft = node.flags.contains(.isRightToLeft)
        if let clip = effect.clip {
            let outline = clip.outline(in: place.size, direction: isRightToLeft ? .rightToLeft : .leftToRight)
            self.clip = DrawnClip(frame: scale.apply(to: place), outline: outline.scaled(x: scale.x, y: scale.y))
        }
        opacity *= effect.opacity
        scale.move(x: isRightToLeft ? -effect.shift.width : effect.shift.width, y: effect.shift.height)
        let anchor = effect.anchor
        scale.scale(
            x: effect.scale.width, y: effect.scale.height,
            around: CGPoint(
                x: place.minX + (isRightToLeft ? 1 - anchor.x : anchor.x) * place.width,
                y: place.minY + anchor.y * place.height))
    }

    /// Whether an element is drawn as it is laid out.
    private var isPlain: Bool { scale.isIdentity && opacity == 1 && clip == nil }

    /// The appearance of an element as it is drawn in its frame, still shared where that changes nothing.
    func drawn(_ appearance: SharedAppearance, in frame: CGRect) -> SharedAppearance {
        isPlain ? appearance : SharedAppearance(drawn(appearance.value, in: frame))
    }

    /// The appearance of an element as it is drawn in its frame: scaled, cut off and as transparent as what is around.
    func drawn(_ appearance: ElementAppearance, in frame: CGRect) -> ElementAppearance {
        var result = scale.isIdentity ? appearance : appearance.scaled(x: scale.x, y: scale.y)
        result.opacity *= opacity
        if let clip, result.shape == .rectangle, clip.frame == frame { result.shape = clip.outline }
        return result
    }
}

/// A shape that cuts off what is drawn, at its place in the window.
final class DrawnClip {
    let frame: CGRect
    let outline: ElementAppearance.Shape

    init(frame: CGRect, outline: ElementAppearance.Shape) {
        self.frame = frame
        self.outline = outline
    }
}
