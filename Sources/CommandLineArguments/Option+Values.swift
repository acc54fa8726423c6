import Foundation

extension Option where Value == Bool {
    /// An option without a value.
    public static func flag(_ name: String, help: String) -> Option {
        Option(name, placeholder: nil, help: help, expected: "no value") { $0.isEmpty }
    }
}

extension Option where Value == String {
    /// An option whose value is any text but the empty one.
    public static func text(
        _ name: String, placeholder: String, help: String, isRepeatable: Bool = false,
        suggestions: @escaping @Sendable () -> [String] = { [] }
    ) -> Option {
        Option(
            name, placeholder: placeholder, help: help, isRepeatable: isRepeatable, expected: "some text",
            suggestions: suggestions
        ) { $0.isEmpty ? nil : $0 }
    }
}

extension Option where Value == CGSize {
    /// An option whose value is a width and a height in points, such as `402x874`.
    public static func size(_ name: String, help: String) -> Option {
        Option(name, placeholder: "WxH", help: help, expected: "a width and a height such as 402x874") {
            CGSize(typed: $0)
        }
    }
}

extension Option where Value == Double {
    /// An option whose value is a number of zero or more.
    public static func number(_ name: String, placeholder: String, help: String) -> Option {
        Option(name, placeholder: placeholder, help: help, expected: "a number of zero or more") { text in
            Double(text).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        }
    }
}

extension Option where Value == Int {
    /// An option whose value is a whole number of one or more.
    public static func count(_ name: String, help: String) -> Option {
        Option(name, placeholder: "COUNT", help: help, expected: "a whole number of one or more") { text in
            Int(text).flatMap { $0 > 0 ? $0 : nil }
        }
    }
}

extension Option {
    /// An option whose value is one of the given words, each of which stands for something.
    ///
    /// - Parameter shown: How many of the words the help shows; the rest are other spellings.
    public static func choice(
        _ name: String, _ choices: KeyValuePairs<String, Value>, shown: Int? = nil, help: String
    ) -> Option {
        let words = choices.map(\.key)
        let meanings = choices.map { ($0.key, $0.value) }
        return Option(
            name, placeholder: words.prefix(shown ?? words.count).joined(separator: "|"), help: help,
            expected: "one of " + words.joined(separator: ", "),
            suggestions: { Array(words.prefix(shown ?? words.count)) }
        ) { text in meanings.first { $0.0 == text }?.1 }
    }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// An option whose value is one of an enumeration's raw values.
    public static func choice(_ name: String, help: String) -> Option {
        let words = Value.allCases.map(\.rawValue)
        return Option(
            name, placeholder: words.joined(separator: "|"), help: help,
            expected: "one of " + words.joined(separator: ", "), suggestions: { words }
        ) { Value(rawValue: $0) }
    }
}
