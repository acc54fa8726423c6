import Foundation
import RegionModel

/// What a view says of itself to reports and to people who do not see it.
final class SemanticsRecord {
    var id: String?
    /// The value that `id(_:)` was given.
    var identity: AnyHashable?
    var label: String?
    var role: ElementRole?
    /// What the kind of control is called where the view has no id.
    var name: String?
    var isHidden = false
    var opacity = 1.0
}

struct Semantics: NodeModifier {
    var id: String?
    var label: String?
    var role: ElementRole?
    var name: String?
    var isHidden = false
    var opacity = 1.0

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.semantics, content: content) { index, isNew in
            let record = SemanticsRecord()
            (record.id, record.label, record.role, record.name) = (id, label, role, name)
            (record.isHidden, record.opacity) = (isHidden, opacity)
            tree.setObject(record, of: index)
        }
    }
}

extension View {
    /// Names the view. The name is its identity here and the view's part of a path in reports.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(id: AnyHashable(id), content: self)
    }

    /// Says what the view is called, for people who do not see it; reports name it so too.
    public func accessibilityLabel(_ label: String) -> some View { modified(by: Semantics(label: label)) }

    /// Names the view for tests; reports use it in paths.
    public func accessibilityIdentifier(_ identifier: String) -> some View { modified(by: Semantics(id: identifier)) }

    /// Hides the view from people who do not see it. It is laid out and judged all the same.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// Makes the view transparent.
    ///
    /// - Parameter opacity: From 0 (not seen) to 1.
    public func opacity(_ opacity: Double) -> some View { modified(by: Semantics(opacity: opacity)) }

    /// Keeps the view's room but shows nothing in it.
    public func hidden() -> some View { modified(by: Semantics(isHidden: true)) }
}

/// A view whose identity is a value: another value makes it anew.
private struct IdentifiedView<Content: View>: PrimitiveView {
    let id: AnyHashable
    let content: Content

    func _compose(into composer: Composer) {
        let tree = composer.tree
        composer.emit(.semantics, content: { content._compose(into: $0) }) { index, isNew in
            let known = isNew ? nil : tree.objects[tree.nodes[Int(index)].payload] as? SemanticsRecord
            if let known, known.identity != id { tree.removeChildren(of: index) }
            let record = SemanticsRecord()
            (record.id, record.identity) = ("\(id.base)", id)
            tree.setObject(record, of: index)
        }
    }
}

extension IdentifiedView: UprightItem {
    var hasSymbol: Bool { content.canBeSymbol }
}
