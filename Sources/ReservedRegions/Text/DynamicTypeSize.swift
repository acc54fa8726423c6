/// How large a user likes text: seven sizes for all, five more for those who need them.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest size.
    case xSmall
    /// Small.
    case small
    /// A little smaller than most like it.
    case medium
    /// The size that devices come with.
    case large
    /// A little larger.
    case xLarge
    /// Larger still.
    case xxLarge
    /// The largest size that is offered to all.
    case xxxLarge
    /// The first of the sizes for accessibility.
    case accessibility1
    /// The second of the sizes for accessibility.
    case accessibility2
    /// The third of the sizes for accessibility.
    case accessibility3
    /// The fourth of the sizes for accessibility.
    case accessibility4
    /// The largest size.
    case accessibility5

    /// Whether it is one of the sizes for accessibility, at which layouts should stack what stands side by side.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Whether the first is smaller.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

extension View {
    /// Sets the size of text in the view.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        modified(by: EnvironmentChange { $0.dynamicTypeSize = size })
    }

    /// Holds the size of text in the view within limits.
    public func dynamicTypeSize<Limits: RangeExpression<DynamicTypeSize>>(_ range: Limits) -> some View {
        modified(
            by: EnvironmentChange { environment in
                let allowed = DynamicTypeSize.allCases.filter(range.contains)
                guard let least = allowed.first, let most = allowed.last else { return }
                environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
            })
    }
}
