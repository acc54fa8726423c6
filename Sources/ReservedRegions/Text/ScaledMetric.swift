import Foundation

/// A length that grows with the size of text that the user likes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var size
    private let value: Value
    private let style: Font.TextStyle

    /// A length that grows as text of a style does.
    ///
    /// - Parameter wrappedValue: The length at the size that devices come with.
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
        value = wrappedValue
        self.style = style
    }

    /// The length at the size that the user chose.
    public var wrappedValue: Value { value * Value(style.scale(for: size)) }
}
