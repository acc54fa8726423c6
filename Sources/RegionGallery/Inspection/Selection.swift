import CommandLineArguments
import DeviceCatalog
import ReservedRegions

/// The screens and the windows that a command is about.
struct Selection {
    let previews: [Preview]
    /// In the order of devices, poses, windows and directions.
    let stages: [Stage]
    /// In the order of the gallery's timelines, and of directions.
    let films: [Film]

    /// A part of a gallery; names and directions that are left out leave everything in.
    ///
    /// - Throws: `InputError` naming the screen, device or pose that is not there, or the file that is wrong.
    @MainActor
    init(
        of gallery: any Gallery.Type, screens: [String] = [], devices: [String] = [], poses: [String] = [],
        timelines: [String] = [], direction: LayoutDirection? = nil, deviceFiles: [String] = []
    ) throws(InputError) {
        previews = try Self.previews(gallery.previews, named: screens)
        let catalog = try Self.catalog(files: gallery.deviceFiles + deviceFiles)
        let directions = direction.map { [$0] } ?? [.leftToRight, .rightToLeft]
        stages = try Self.stages(on: Self.devices(of: catalog, named: devices), posesNamed: poses, directions)
        let scripts = try Self.named(timelines, "timeline", called: "timeline", among: gallery.timelines, by: \.name)
        // Who asks for one pose does not ask for what leads from one to another.
        let played = scripts.filter { poses.isEmpty && (devices.isEmpty || devices.contains($0.device)) }
        films = try Self.films(of: played, in: catalog, directions)
    }

    /// What the arguments leave of a gallery.
    @MainActor
    init(of gallery: any Gallery.Type, _ arguments: ParsedArguments) throws(InputError) {
        try self.init(
            of: gallery, screens: arguments.all(SelectionOptions.screen),
            devices: arguments.all(SelectionOptions.device), poses: arguments.all(SelectionOptions.pose),
            timelines: arguments.all(SelectionOptions.timeline), direction: arguments[SelectionOptions.direction],
            deviceFiles: arguments.all(SelectionOptions.deviceFile))
    }

    private static func previews(_ all: [Preview], named names: [String]) throws(InputError) -> [Preview] {
        guard !all.isEmpty else {
            throw InputError(found: "a gallery without screens", expected: "at least one Preview in 'previews'")
        }
        return try named(names, "screen", called: "preview", among: all, by: \.name)
    }

    /// Those of the given names, or all where none is given; each has a name of its own.
    private static func named<Item>(
        _ names: [String], _ what: String, called type: String, among all: [Item], by name: (Item) -> String
    ) throws(InputError) -> [Item] {
        var known: Set<String> = []
        for item in all where !known.insert(name(item)).inserted {
            throw InputError(
                found: "two \(type)s named \"\(name(item))\"", expected: "a name of its own for each")
        }
        for asked in names where !known.contains(asked) {
            throw .unknown(what, asked, among: all.map(name))
        }
        return names.isEmpty ? all : all.filter { names.contains(name($0)) }
    }

    private static func catalog(files: [String]) throws(InputError) -> DeviceCatalog {
        var catalog = try DeviceCatalog.standard()
        for file in files { try catalog.add(file: file) }
        return catalog
    }

    private static func devices(of catalog: DeviceCatalog, named names: [String]) throws(InputError) -> [DeviceProfile]
    {
        // Asked by name first, so that one that is misspelt is told.
        for name in names { _ = try catalog.device(named: name) }
        // A gallery shows what differs; of the many like screens it shows those that are asked for.
        return catalog.devices.filter { names.isEmpty ? !$0.isOrdinary : names.contains($0.name) }
    }

    private static func films(
        of scripts: [TimelineScript], in catalog: DeviceCatalog, _ directions: [LayoutDirection]
    ) throws(InputError) -> [Film] {
        var films: [Film] = []
        for script in scripts {
            for direction in directions {
                do {
                    films.append(try Film(script, in: catalog, direction: direction))
                } catch {
                    var error = error
                    error.place = "timeline \"\(script.name)\"" + (error.place.isEmpty ? "" : ": \(error.place)")
                    throw error
                }
            }
        }
        return films
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
