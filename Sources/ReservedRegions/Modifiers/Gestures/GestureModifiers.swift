import Foundation
import RegionModel

extension View {
    /// Answers to a gesture. With one of tapping or pressing, the view is a button to reports.
    public func gesture<Movement: Gesture>(_ gesture: Movement, including mask: GestureMask = .all) -> some View {
        answers(to: gesture, isEnabled: mask.contains(.gesture))
    }

    /// Answers to a gesture, if it is to. With one of tapping or pressing, the view is a button to reports.
    public func gesture<Movement: Gesture>(_ gesture: Movement, name: String? = nil, isEnabled: Bool) -> some View {
        answers(to: gesture, isEnabled: isEnabled)
    }

    /// Answers to a gesture before the views within do. With one of tapping or pressing, the view is a button to
    /// reports.
    public func highPriorityGesture<Movement: Gesture>(
        _ gesture: Movement, including mask: GestureMask = .all
    ) -> some View {
        answers(to: gesture, isEnabled: mask.contains(.gesture))
    }

    /// Answers to a gesture before the views within do, if it is to. With one of tapping or pressing, the view is a
    /// button to reports.
    public func highPriorityGesture<Movement: Gesture>(
        _ gesture: Movement, name: String? = nil, isEnabled: Bool
    ) -> some View {
        answers(to: gesture, isEnabled: isEnabled)
    }

    /// Answers to a gesture while the views within answer to theirs. With one of tapping or pressing, the view is a
    /// button to reports.
    public func simultaneousGesture<Movement: Gesture>(
        _ gesture: Movement, including mask: GestureMask = .all
    ) -> some View {
        answers(to: gesture, isEnabled: mask.contains(.gesture))
    }

    /// Answers to a gesture while the views within answer to theirs, if it is to. With one of tapping or pressing, the
    /// view is a button to reports.
    public func simultaneousGesture<Movement: Gesture>(
        _ gesture: Movement, name: String? = nil, isEnabled: Bool
    ) -> some View {
        answers(to: gesture, isEnabled: isEnabled)
    }

    /// Answers to taps: the view is a button to reports.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        answers(to: TapGesture(count: count), isEnabled: true)
    }

    /// Answers to taps, told where in a coordinate space: the view is a button to reports.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        answers(to: TapGesture(count: count), isEnabled: true)
    }

    /// Answers to a finger that stays: the view is a button to reports.
    ///
    /// - Parameters:
    ///   - minimumDuration: In seconds.
    ///   - maximumDistance: How far the finger may move, in points.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        answers(to: LongPressGesture(), isEnabled: true)
    }

    /// Answers to a finger that stays, under the older name of its last parameter.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        answers(to: LongPressGesture(), isEnabled: true)
    }

    // The node stays when the gesture goes, so that what the view keeps does not go with it.
    private func answers(to gesture: some Gesture, isEnabled: Bool) -> some View {
        modified(by: Semantics(role: isEnabled && gesture._isPress ? .button : nil))
    }
}
