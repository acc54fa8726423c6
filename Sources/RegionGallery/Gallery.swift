import DeviceCatalog
import ReservedRegions

/// A program that shows and judges an app's screens in every pose of every device.
///
///     import RegionGallery
///
///     @main struct MyGallery: Gallery {
///         @PreviewBuilder static var previews: [Preview] {
///             Preview("Login") { LoginScreen() }
///             Preview("Inbox") { InboxScreen(messages: .samples) }
///         }
///     }
///
/// Its commands are `list`, `check` and `export`; `--help` tells of them.
@MainActor
public protocol Gallery {
    /// The screens, in the order in which they are shown. Each has a name of its own.
    @PreviewBuilder static var previews: [Preview] { get }

    /// The paths of device profiles of one's own, beside those of the package; a relative path begins where the
    /// program is run. `docs/devices.md` tells what such a file holds.
    static var deviceFiles: [String] { get }

    /// What the screens are taken through, beside standing in every pose: unfolding, say. Each has a name of its own.
    /// `docs/timelines.md` tells what a script can do.
    static var timelines: [TimelineScript] { get }
}

extension Gallery {
    /// No devices but those of the package.
    public static var deviceFiles: [String] { [] }

    /// Nothing but the poses.
    public static var timelines: [TimelineScript] { [] }
}
