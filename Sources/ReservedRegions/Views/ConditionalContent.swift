/// One of two views; changing from one to the other makes it anew.
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
    enum Choice {
        case first(First)
        case second(Second)
    }

    let choice: Choice

    init(_ choice: Choice) { self.choice = choice }

    /// Composes the one that is there.
    public func _compose(into composer: Composer) {
        switch choice {
        case .first(let view): composer.emit(.branch, tag: 0, content: { view._compose(into: $0) })
        case .second(let view): composer.emit(.branch, tag: 1, content: { view._compose(into: $0) })
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    /// Composes the view, if there is one.
    public func _compose(into composer: Composer) {
        if let view = self {
            composer.emit(.branch, tag: 0, content: { view._compose(into: $0) })
        } else {
            composer.emit(.branch, tag: 1, content: { _ in })
        }
    }
}
