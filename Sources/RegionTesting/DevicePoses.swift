import DeviceCatalog
import ReservedRegions

/// The windows that a view is tried in: poses of devices, in one reading direction or in both.
///
///     .device("iphone-duo")                                    // every pose and window of it, both directions
///     .device("iphone-duo", pose: "book", facing: .rightToLeft)
///     .everyDevice
public struct DevicePoses: Sendable {
    private let find: @Sendable () throws(InputError) -> [WindowScene]

    private init(_ find: @escaping @Sendable () throws(InputError) -> [WindowScene]) { self.find = find }

    /// The windows, those of one direction after those of the other.
    ///
    /// Hand them to a test of many arguments, and each has a verdict of its own:
    ///
    ///     @Test(arguments: try DevicePoses.device("pixel-fold").scenes())
    ///
    /// - Throws: `InputError` for a name that no device, pose or window has.
    public func scenes() throws(InputError) -> [WindowScene] { try find() }
}

extension DevicePoses {
    /// Every pose and window of every device that the package knows.
    public static var everyDevice: DevicePoses { everyDevice(facing: nil) }

    /// Every pose and window of every device that the package knows.
    ///
    /// - Parameter direction: The direction in which the user reads; both if left out.
    public static func everyDevice(facing direction: LayoutDirection?) -> DevicePoses {
        DevicePoses { () throws(InputError) in
            let devices = try DeviceCatalog.standard().devices
            return directions(direction).flatMap { direction in devices.flatMap { $0.scenes(direction: direction) } }
        }
    }

    /// Poses of a device.
    ///
    /// - Parameters:
    ///   - name: The device's name, such as `iphone-duo`; `regions devices` lists them.
    ///   - pose: How it is held; every way if left out.
    ///   - window: Which of the pose's windows; all of them if left out.
    ///   - direction: The direction in which the user reads; both if left out.
    ///   - file: The profile of a device of your own, in the form that `docs/devices.md` tells.
    public static func device(
        _ name: String, pose: String? = nil, window: String? = nil, facing direction: LayoutDirection? = nil,
        file: String? = nil
    ) -> DevicePoses {
        DevicePoses { () throws(InputError) in
            var catalog = try DeviceCatalog.standard()
            if let file { try catalog.add(file: file) }
            let device = try catalog.device(named: name)
            let scenes = try directions(direction).map { direction throws(InputError) in
                try device.scenes(pose: pose, window: window, direction: direction)
            }
            return Array(scenes.joined())
        }
    }

    /// A window as it is given.
    public static func scene(_ scene: WindowScene) -> DevicePoses { DevicePoses { () throws(InputError) in [scene] } }

    private static func directions(_ only: LayoutDirection?) -> [LayoutDirection] {
        only.map { [$0] } ?? [.leftToRight, .rightToLeft]
    }
}
