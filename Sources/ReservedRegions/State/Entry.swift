/// Makes a variable of ``EnvironmentValues``, ``Transaction`` or ``FocusedValues`` an entry of it: its value is the default.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var cardWidth: CGFloat = 120
/// }
/// ```
///
/// A variable whose type is optional needs no value. One without a type keeps its default, which then has to be `Sendable`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ReservedRegionsMacros", type: "EntryMacro")
