/// An appearance that many elements refer to: most of a screen's look like others, and an appearance is large.
package final class SharedAppearance: Sendable {
    /// The appearance.
    package let value: ElementAppearance

    /// Keeps an appearance to be shared.
    package init(_ value: ElementAppearance) { self.value = value }
}

extension SharedAppearance: Hashable {
    package static func == (a: SharedAppearance, b: SharedAppearance) -> Bool { a === b || a.value == b.value }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
