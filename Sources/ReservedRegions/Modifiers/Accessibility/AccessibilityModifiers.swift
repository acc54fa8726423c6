import RegionModel

extension View {
    /// Says what the view is called, for people who do not see it; reports name it so too.
    @_disfavoredOverload
    public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
        modified(by: Semantics(label: String(label)))
    }

    /// Says what the view is called, for people who do not see it; reports name it so too.
    public func accessibilityLabel(_ label: Text) -> some View { modified(by: Semantics(label: label.string)) }

    /// Says what the view is, for people who do not see it; reports take it for a control where it is said to be one.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modified(by: Semantics(role: traits.role))
    }

    /// Says what the view is not, for people who do not see it; it is to reports all the same.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Says what becomes of the views within; reports list them all the same.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// Gives people who do not see the view other views in place of those within.
    public func accessibilityChildren<Children: View>(@ViewBuilder children: () -> Children) -> some View { self }

    /// Gives people who do not see the view another in its place.
    public func accessibilityRepresentation<Other: View>(@ViewBuilder representation: () -> Other) -> some View { self }

    /// Says what value the view has, for people who do not see it.
    public func accessibilityValue(_ value: Text) -> some View { self }

    /// Says what value the view has, for people who do not see it.
    public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View { self }

    /// Says what the view is for, for people who do not see it.
    public func accessibilityHint(_ hint: Text) -> some View { self }

    /// Says what the view is for, for people who do not see it.
    public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }

    /// Says by which words people call the view.
    public func accessibilityInputLabels<Label: StringProtocol>(_ labels: [Label]) -> some View { self }

    /// Says which of several views comes first; the higher, the earlier.
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }

    /// Says that the view is a title.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

    /// Says what people who do not see the view can do with it.
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// Says what people who do not see the view can do with it.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

    /// Says what people who do not see the view can do with it.
    public func accessibilityAction<Name: StringProtocol>(
        named name: Name, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// Says what people who do not see the view can do with it.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { self }

    /// Says what people who do not see the view can do with it.
    public func accessibilityActions<Actions: View>(@ViewBuilder _ content: () -> Actions) -> some View { self }

    /// Says how people who do not see the view change its value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }

    /// Says whether people touch the view itself.
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

    /// Says whether colours stay when others are inverted.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Shows the view large while people hold it.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Shows a larger view while people hold this one.
    public func accessibilityShowsLargeContentViewer<Large: View>(@ViewBuilder _ content: () -> Large) -> some View {
        self
    }
}
