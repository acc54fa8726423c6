import RegionModel

extension View {
    /// Runs an action after a layout in which the hinge was another than in the one before.
    ///
    /// It runs first when the view comes into a window whose device has a hinge, and then knows of no hinge before. It
    /// never runs twice with the same hinge. While it is not enabled it does not run; what happened meanwhile is one
    /// change when it is enabled again.
    ///
    /// The angle is for effects. What depends on the fold is laid out from `reservedRegions`, as the platform says when
    /// a fold divides the window.
    public func onHingeChange(
        isEnabled: Bool = true,
        _ action: @escaping @MainActor (_ oldContext: DeviceHingeContext, _ newContext: DeviceHingeContext) -> Void
    ) -> some View {
        modified(by: HingeChange(isEnabled: isEnabled, action: action))
    }
}

private struct HingeChange: NodeModifier {
    let isEnabled: Bool
    let action: @MainActor (_ oldContext: DeviceHingeContext, _ newContext: DeviceHingeContext) -> Void

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        composer.emitEffect(HingeRecord.self, HingeRecord(), content: content) { record, _ in
            (record.isEnabled, record.action) = (isEnabled, action)
        } index: {
            composer.tree.hingeObservers.insert($0)
        }
    }
}

/// A view that is told where the hinge is, and what it was told last.
final class HingeRecord: EffectRecord {
    var isEnabled = true
    var action: (@MainActor (_ oldContext: DeviceHingeContext, _ newContext: DeviceHingeContext) -> Void)?
    private var known = DeviceHingeContext()

    func layoutDidEnd(with hinge: DeviceHinge?) {
        let (old, new) = (known, DeviceHingeContext(hinge: hinge))
        guard isEnabled, new != old else { return }
        known = new
        action?(old, new)
    }
}
