import Foundation
import RegionModel

extension View {
    /// Says how large text is beside other; it is of its own size here.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

    /// Says how buttons take the room that they have; they are as large as their labels here.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

    /// Says which language text is set in; it is set as it is written here.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

    /// Says that the keyboard moves within the view first. Nobody types here.
    public func focusSection() -> some View { self }

    /// Says whether the platform offers to rewrite text; nobody writes here.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Keeps the distance from a window's edges that the platform does: 16 points.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
}

extension Text {
    /// How large text is beside other.
    public struct Scale: Hashable, Sendable {
        private let number: Int

        /// As the font says.
        public static let `default` = Scale(number: 0)
        /// Smaller, as for units.
        public static let secondary = Scale(number: 1)
    }

    /// The text, larger or smaller beside other; it is of its own size here.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

/// How buttons take the room that they have.
public struct ButtonSizing: Hashable, Sendable {
    private let number: Int

    /// As the button's place asks for.
    public static let automatic = ButtonSizing(number: 0)
    /// All of it.
    public static let flexible = ButtonSizing(number: 1)
    /// As much as their labels need.
    public static let fitted = ButtonSizing(number: 2)
}

/// Whether the platform offers to rewrite text.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = WritingToolsBehavior(number: 0)
    /// It does all that it can.
    public static let complete = WritingToolsBehavior(number: 1)
    /// It does little.
    public static let limited = WritingToolsBehavior(number: 2)
    /// It does not.
    public static let disabled = WritingToolsBehavior(number: 3)
}
