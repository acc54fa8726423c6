import CommandLineArguments
import ReservedRegions

/// The options that say which screens and scenes a command is about.
enum SelectionOptions {
    static let screen = Option.text(
        "screen", placeholder: "NAME", help: "Only this screen; may be repeated.", isRepeatable: true)
    static let device = Option.text(
        "device", placeholder: "NAME", help: "Only this device; may be repeated.", isRepeatable: true)
    static let pose = Option.text(
        "pose", placeholder: "NAME", help: "Only this pose; may be repeated.", isRepeatable: true)
    static let timeline = Option.text(
        "timeline", placeholder: "NAME", help: "Of the timelines only this; may be repeated.", isRepeatable: true)
    static let direction = Option<LayoutDirection>.choice(
        "direction",
        ["rtl": .rightToLeft, "ltr": .leftToRight, "rightToLeft": .rightToLeft, "leftToRight": .leftToRight],
        shown: 2, help: "Only this reading direction; both if left out.")
    static let deviceFile = Option.text(
        "device-file", placeholder: "FILE", help: "A device profile of your own; may be repeated.", isRepeatable: true)

    static let all: [any CommandOption] = [screen, device, pose, timeline, direction, deviceFile]
}
