/// Several views, one after the other.
public struct TupleView<Views>: PrimitiveView {
    /// Composes the views in order, or, without a composer, says whether symbols can stand for all of them. One closure
    /// does both: screens are full of these views.
    let visit: @MainActor (Composer?) -> Bool

    init<each Content: View>(_ content: repeat each Content) where Views == (repeat each Content) {
        visit = { composer in
            var areSymbols = true
            if let composer {
                repeat (each content)._compose(into: composer)
            } else {
                repeat areSymbols = (each content).canBeSymbol && areSymbols
            }
            return areSymbols
        }
    }

    /// Composes the views in order.
    public func _compose(into composer: Composer) { _ = visit(composer) }
}
