import Foundation

extension Text {
    /// A value as a format writes it.
    public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        string = format.format(input)
    }

    /// A text with attributes, of which the characters are shown.
    @_disfavoredOverload
    public nonisolated init(_ content: AttributedString) { string = String(content.characters) }

    /// A date, in English and Greenwich's time.
    ///
    /// Styles that count from the present show what they show at the date itself, so that the same views look the same
    /// whenever they are laid out.
    public nonisolated init(_ date: Date, style: DateStyle) { string = style.text(of: date) }

    /// The days or times from one date to another.
    public nonisolated init(_ dates: ClosedRange<Date>) {
        string = DateStyle.date.text(of: dates.lowerBound) + " – " + DateStyle.date.text(of: dates.upperBound)
    }

    /// A clock that counts through an interval, shown as it stands at the start or where it is paused.
    ///
    /// - Parameters:
    ///   - pauseTime: When it stands still.
    ///   - countsDown: Whether it counts to the interval's end.
    ///   - showsHours: Whether hours stand apart from minutes.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let now = min(max(pauseTime ?? timerInterval.lowerBound, timerInterval.lowerBound), timerInterval.upperBound)
        let rest =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && rest >= 3600 ? .hourMinuteSecond : .minuteSecond
        string = Duration.TimeFormatStyle(pattern: pattern, locale: Locale(identifier: "en_US"))
            .format(.seconds(rest.rounded()))
    }

    /// A picture within a text. Only its room is known: it stands as a wide space.
    public nonisolated init(_ image: Image) { string = "\u{2003}" }

    /// How a date is shown.
    public struct DateStyle: Hashable, Sendable {
        private enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }
        private let kind: Kind

        /// The day, as in `June 3, 2026`.
        public static let date = DateStyle(kind: .date)
        /// The time of day, as in `11:23 PM`.
        public static let time = DateStyle(kind: .time)
        /// How long ago or ahead it is, as in `2 hours, 23 minutes`.
        public static let relative = DateStyle(kind: .relative)
        /// How long ago or ahead it is, with a sign, as in `+2 hours`.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that counts from or to the date, as in `36:59`.
        public static let timer = DateStyle(kind: .timer)

        func text(of date: Date) -> String {
            switch kind {
            case .date: return Self.format(date: .long, time: .omitted).format(date)
            case .time: return Self.format(date: .omitted, time: .shortened).format(date)
            case .relative: return "0 seconds"
            case .offset: return "+0 seconds"
            case .timer: return "0:00"
            }
        }

        private static func format(
            date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
        ) -> Date.FormatStyle {
            Date.FormatStyle(
                date: date, time: time, locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
                timeZone: .gmt)
        }
    }
}
