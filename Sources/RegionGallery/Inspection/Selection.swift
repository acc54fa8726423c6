import CommandLineArguments
import DeviceCatalog
import ReservedRegions

/// The screens and the windows that a command is about.
struct Selection {
    let previews: [Preview]
    /// In the order of devices, poses, windows and directions.
    let stages: [Stage]

    /// A part of a gallery; names and directions that are left out leave everything in.
    ///
    /// - Throws: `InputError` naming the screen, device or pose that is not there, or the file that is wrong.
    @MainActor
    init(
        of gallery: any Gallery.Type, screens: [String] = [], devices: [String] = [], poses: [String] = [],
        direction: LayoutDirection? = nil, deviceFiles: [String] = []
    ) throws(InputError) {
        previews = try Self.previews(gallery.previews, named: screens)
        let devices = try Self.devices(named: devices, files: gallery.deviceFiles + deviceFiles)
        let directions = direction.map { [$0] } ?? [.leftToRight, .rightToLeft]
        stages = try Self.stages(on: devices, posesNamed: poses, directions)
    }

    /// What the arguments leave of a gallery.
    @MainActor
    init(of gallery: any Gallery.Type, _ arguments: ParsedArguments) throws(InputError) {
        try self.init(
            of: gallery, screens: arguments.all(SelectionOptions.screen),
            devices: arguments.all(SelectionOptions.device), poses: arguments.all(SelectionOptions.pose),
            direction: arguments[SelectionOptions.direction], deviceFiles: arguments.all(SelectionOptions.deviceFile))
    }

    private static func previews(_ all: [Preview], named names: [String]) throws(InputError) -> [Preview] {
        guard !all.isEmpty else {
            throw InputError(found: "a gallery without screens", expected: "at least one Preview in 'previews'")
        }
        var known: Set<String> = []
        for preview in all where !known.insert(preview.name).inserted {
            throw InputError(
                found: "two previews named \"\(preview.name)\"", expected: "a name of its own for each")
        }
        for name in names where !known.contains(name) {
            throw .unknown("screen", name, among: all.map(\.name))
        }
        return names.isEmpty ? all : all.filter { names.contains($0.name) }
    }

    private static func devices(named names: [String], files: [String]) throws(InputError) -> [DeviceProfile] {
        var catalog = try DeviceCatalog.standard()
        for file in files { try catalog.add(file: file) }
        // Asked by name first, so that one that is misspelt is told.
        for name in names { _ = try catalog.device(named: name) }
        return names.isEmpty ? catalog.devices : catalog.devices.filter { names.contains($0.name) }
    }

    private static func stages(
        on devices: [DeviceProfile], posesNamed names: [String], _ directions: [LayoutDirection]
    ) throws(InputError) -> [Stage] {
        let all = devices.flatMap(\.poses).map(\.name)
        for name in names where !all.contains(name) {
            throw .unknown("pose", name, among: all)
        }
        var stages: [Stage] = []
        for device in devices {
            for pose in device.poses where names.isEmpty || names.contains(pose.name) {
                for window in [nil] + pose.windows.map({ Optional($0.name) }) {
                    for direction in directions {
                        let scene = try device.scene(pose: pose.name, window: window, direction: direction)
                        stages.append(Stage(deviceTitle: device.title, poseTitle: pose.title, scene: scene))
                    }
                }
            }
        }
        return stages
    }
}
