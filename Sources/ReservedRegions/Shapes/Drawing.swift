import Foundation
import Observation
import RegionModel

/// What a drawing is made for.
struct DrawingContext {
    let size: CGSize
    let direction: LayoutDirection
    let measurer: any TextMeasurer
}

/// A leaf in the tree that fills the room it is offered and whose look follows from its size: it is drawn when a
/// snapshot is taken.
final class DrawingRecord {
    /// What the element is called and is, where nothing around it says so.
    let name: String
    let role: ElementRole
    let draw: (DrawingContext) -> ElementAppearance

    init(name: String, role: ElementRole, draw: @escaping (DrawingContext) -> ElementAppearance) {
        (self.name, self.role, self.draw) = (name, role, draw)
    }
}

extension Composer {
    /// Emits a leaf that fills the room it is offered and is drawn when its size is known. The view around is composed
    /// again when a model changes that was read while it was drawn.
    func emitDrawing(
        name: String = "Shape", role: ElementRole = .shape, _ draw: @escaping (DrawingContext) -> ElementAppearance
    ) {
        let noteScope = noteScope
        let tracked = { (context: DrawingContext) in
            guard let noteScope else { return draw(context) }
            return withObservationTracking({ draw(context) }, onChange: noteScope)
        }
        emitLeaf(.drawing) { index, _ in
            tree.setObject(DrawingRecord(name: name, role: role, draw: tracked), of: index)
        }
    }

    /// Emits a leaf that fills the room it is offered.
    func emitShape(_ appearance: ElementAppearance) {
        emitLeaf(.shape) { index, _ in
            tree.nodes[Int(index)].payload = tree.appearances.number(of: appearance)
        }
    }
}
