import RegionModel

extension View {
    /// Says what the view is called while a condition holds; reports name it so too.
    public func accessibilityLabel<Label: StringProtocol>(_ label: Label, isEnabled: Bool) -> some View {
        modified(by: Semantics(label: isEnabled ? String(label) : nil))
    }

    /// Says what the view is called while a condition holds; reports name it so too.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modified(by: Semantics(label: isEnabled ? label.string : nil))
    }

    /// Tells people who do not see the view more about it.
    public func accessibilityCustomContent<Label: StringProtocol, Value: StringProtocol>(
        _ label: Label, _ value: Value
    ) -> some View { self }

    /// Tells people who do not see the view more about it.
    public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }

    /// Says where the view is pressed for people who do not see it.
    public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

    /// Says where the view is pressed for people who do not see it.
    public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }

    /// Says that one view is the label of another.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Says that views belong together though they stand apart.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    /// Says whether touches reach the view at once for people who do not see it.
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

    /// Says whether letters are read one by one.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Says whether all punctuation is read.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Says how high or low the view is read.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Says whether what is read waits for what is being read.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    /// Ties whether people who do not see the view are at it to a flag. Nobody is here.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

    /// Ties whether people who do not see the view are at it to a value. Nobody is here.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
}

/// What a view is to the one that it belongs to.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// Its label.
    case label
    /// What the label is for.
    case content
}
