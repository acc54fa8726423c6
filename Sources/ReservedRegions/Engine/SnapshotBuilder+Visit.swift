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
        /// Where what is drawn differs from what is laid out.
        var drawn = DrawnTransform()
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
            self.clip = DrawnClip(frame: drawn.apply(to: place), outline: outline.scaled(x: drawn.x, y: drawn.y))
        }
        opacity *= effect.opacity
        drawn.add(effect.transform(in: Size(place.size), isRightToLeft: isRightToLeft), at: place.origin)
    }

    /// Whether an element is drawn as it is laid out.
    private var isPlain: Bool { drawn.isIdentity && opacity == 1 && clip == nil }

    /// The appearance of an element as it is drawn in its frame, still shared where that changes nothing.
    func look(_ appearance: SharedAppearance, of size: Size, in frame: CGRect) -> SharedAppearance {
        isPlain ? appearance : SharedAppearance(look(appearance.value, of: size, in: frame))
    }

    /// The appearance of an element as it is drawn in its frame: scaled, turned, cut off and as transparent as what is
    /// around.
    func look(_ appearance: ElementAppearance, of size: Size, in frame: CGRect) -> ElementAppearance {
        var result = drawn.isIdentity ? appearance : appearance.scaled(x: drawn.x, y: drawn.y)
        result.opacity *= opacity
        result.turn = turn(of: size)
        if let clip, result.shape == .rectangle, clip.frame == frame { result.shape = clip.outline }
        return result
    }

    /// How an element of a laid-out size is turned, `nil` where it stands upright.
    func turn(of size: Size) -> ElementAppearance.Turn? {
        let angle = drawn.turn
        guard abs(angle.radians) > 1e-9 else { return nil }
        return ElementAppearance.Turn(
            angle: angle, size: CGSize(width: size.width * drawn.x, height: size.height * drawn.y))
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
