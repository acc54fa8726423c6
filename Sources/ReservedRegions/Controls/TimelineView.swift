import Foundation

/// When a timeline makes its content anew.
public protocol TimelineSchedule {
    /// The first time of the schedule; time stands still here, so it is the only one.
    var _firstDate: Date { get }
}

/// A view whose content is made for points in time; here, for the first of its schedule.
///
/// Schedules without a beginning of their own begin at the start of 2001, so that a picture does not change from
/// second to second.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    /// What the content is made for.
    public struct Context: Sendable {
        /// How often the content changes.
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        /// The time.
        public let date: Date
        /// How often the content changes.
        public let cadence = Cadence.live
    }

    private let schedule: Schedule
    private let content: @MainActor (TimelineViewDefaultContext) -> Content

    /// Content that is made for points in time.
    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping @MainActor (TimelineViewDefaultContext) -> Content
    ) {
        (self.schedule, self.content) = (schedule, content)
    }

    /// Composes the content for the first point in time.
    public func _compose(into composer: Composer) {
        composer.tracked { content(TimelineViewDefaultContext(date: schedule._firstDate)) }._compose(into: composer)
    }
}

/// What the content of any timeline is made for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// As often as the screen is drawn, or less often.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    /// The start of 2001.
    public var _firstDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Every minute.
    public init() {}
    /// The start of 2001.
    public var _firstDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// At equal distances from a beginning.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The beginning.
    public let _firstDate: Date
    /// From a beginning, every so many seconds.
    public init(from startDate: Date, by interval: TimeInterval) { _firstDate = startDate }
}

/// At given points in time.
public struct ExplicitTimelineSchedule<Dates: Sequence<Date>>: TimelineSchedule {
    /// The first of the given points in time.
    public let _firstDate: Date
    /// At the given points in time.
    public init(_ dates: Dates) {
        _firstDate = dates.first { _ in true } ?? Date(timeIntervalSinceReferenceDate: 0)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the screen is drawn.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as the screen is drawn, or less often.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// From a beginning, every so many seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    /// At given points in time.
    public static func explicit<Dates: Sequence<Date>>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
    where Self == ExplicitTimelineSchedule<Dates> {
        ExplicitTimelineSchedule(dates)
    }
}
