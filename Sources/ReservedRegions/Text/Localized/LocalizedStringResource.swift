#if !canImport(Darwin)
import Foundation

// Foundation's on Apple's platforms; its other builds have no translations.

/// A text by the key of its translation, to be looked up when it is shown. There are no translations here: the key
/// with its values is the text.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key.
    public let key: String
    private let text: String

    /// A text by its key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: "en_US"),
        comment: StaticString? = nil
    ) {
        (key, text) = (keyAndValue.text, keyAndValue.text)
    }

    /// A text by a key that is not the text itself.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
    ) {
        (self.key, text) = ("\(key)", defaultValue.text)
    }

    /// A key as it is written.
    public init(stringLiteral value: String) { (key, text) = (value, value) }

    /// A key with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        (key, text) = (stringInterpolation.text, stringInterpolation.text)
    }

    var string: String { text }
}

extension String {
    /// The key of a translation with its values.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// What is between a key's quotation marks.
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let text: String

        /// A key that is put together by the program.
        public init(_ value: String) { text = value }
        /// A key as it is written.
        public init(stringLiteral value: String) { text = value }
        /// A key with values.
        public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    /// A translation; there are none here: the key with its values.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
    ) {
        self = keyAndValue.text
    }

    /// A translation by a key that is not the text itself; there are none here: the default value.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
    ) {
        self = defaultValue.text
    }

    /// A translation; there are none here: the key with its values, or the default value.
    public init(localized resource: LocalizedStringResource) { self = resource.string }
}

extension Text {
    /// Text by the key of its translation.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a text by its key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendLiteral(String(localized: resource))
    }
}
#endif
