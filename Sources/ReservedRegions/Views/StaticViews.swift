/// Views whose types are known only when the program runs, one after the other and always there.
package struct StaticViews: PrimitiveView {
    private let views: [any View]

    package init(_ views: [any View]) { self.views = views }

    package init(_ view: any View) { views = [view] }

    package func _compose(into composer: Composer) {
        composer.emitHidden(.group) { composer in
            for view in views { view._compose(into: composer) }
        }
    }
}
