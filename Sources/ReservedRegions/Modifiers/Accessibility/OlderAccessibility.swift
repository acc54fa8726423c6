extension View {
    /// Says what the view is called, for people who do not see it, under an older name.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Says what value the view has, for people who do not see it, under an older name.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Says what the view is for, for people who do not see it, under an older name.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Says whether the view is hidden from people who do not see it, under an older name.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Gives the view a name for tests, under an older name.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Says what the view is, for people who do not see it, under an older name.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    /// Says what the view is not, for people who do not see it, under an older name.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Says which of several views comes first, under an older name.
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
