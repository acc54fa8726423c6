/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let number: Int

    /// When what is seen hardly changes any more.
    public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
    /// When nothing changes any more.
    public static let removed = AnimationCompletionCriteria(number: 1)
}
