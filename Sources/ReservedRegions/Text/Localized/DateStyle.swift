import Foundation

extension Text {
    /// How a date is written. It is written alike on every machine and at any time, in universal time.
    public struct DateStyle: Hashable, Sendable {
        private let number: Int

        /// The time of day.
        public static let time = DateStyle(number: 0)
        /// The day.
        public static let date = DateStyle(number: 1)
        /// How long it is until then; the day here, since time stands still.
        public static let relative = DateStyle(number: 2)
        /// How far it is away; the day here, since time stands still.
        public static let offset = DateStyle(number: 3)
        /// A clock that counts; the time of day here, since time stands still.
        public static let timer = DateStyle(number: 4)

        func text(of date: Date) -> String {
            guard self == .time || self == .timer else { return date.formatted(.iso8601.year().month().day()) }
            return String(date.formatted(.iso8601.time(includingFractionalSeconds: false)).prefix(5))
        }
    }
}
