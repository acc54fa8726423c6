/// Makes a list of the previews that are written one after the other.
@resultBuilder
public enum PreviewBuilder {
    /// A preview written on its own.
    public static func buildExpression(_ preview: Preview) -> [Preview] { [preview] }
    /// A list of previews from elsewhere.
    public static func buildExpression(_ previews: [Preview]) -> [Preview] { previews }
    /// One after the other.
    public static func buildBlock(_ previews: [Preview]...) -> [Preview] { previews.flatMap(\.self) }
    /// Those of every turn of a loop.
    public static func buildArray(_ previews: [[Preview]]) -> [Preview] { previews.flatMap(\.self) }
    /// Those behind an `if` without `else`.
    public static func buildOptional(_ previews: [Preview]?) -> [Preview] { previews ?? [] }
    /// Those of an `if`.
    public static func buildEither(first: [Preview]) -> [Preview] { first }
    /// Those of an `else`.
    public static func buildEither(second: [Preview]) -> [Preview] { second }
    /// Those behind an availability check.
    public static func buildLimitedAvailability(_ previews: [Preview]) -> [Preview] { previews }
}
