import Foundation

extension EnvironmentValues {
    /// How numbers, dates and words are written; `en_US` wherever this runs, so that the same views give the same snapshot.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// How days are counted: by the Gregorian calendar.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// What time it is: Greenwich's, wherever this runs.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
}

private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZone.gmt }
}
