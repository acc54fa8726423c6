import CommandLineArguments
import DeviceCatalog
import RegionAudit
import RegionModel

/// The scene that the command line asks for: `--device`, `--pose`, `--window` and `--direction` over what a file says.
struct SceneRequest {
    static let options: [any CommandOption] = [
        SharedOptions.device, SharedOptions.pose, SharedOptions.window, SharedOptions.direction,
        SharedOptions.deviceFile,
    ]

    private let catalog: DeviceCatalog
    private let asked: SceneReference

    init(_ arguments: ParsedArguments) throws(InputError) {
        catalog = try arguments.catalog()
        asked = SceneReference(
            device: arguments[SharedOptions.device], pose: arguments[SharedOptions.pose],
            window: arguments[SharedOptions.window], direction: arguments[SharedOptions.direction])
    }

    /// The scene for a layout whose file says the given of it.
    func scene(over stated: StatedScene) throws(InputError) -> WindowScene {
        switch stated {
        case .absent:
            return try scene(asked)
        case .named(let reference):
            return try scene(overlaid(on: reference))
        case .whole(var scene):
            guard asked.device == nil, asked.pose == nil, asked.window == nil else {
                let reference = SceneReference(
                    device: scene.name.device, pose: scene.name.pose, window: scene.name.window,
                    direction: scene.layoutDirection)
                return try self.scene(overlaid(on: reference))
            }
            scene.layoutDirection = asked.direction ?? scene.layoutDirection
            return scene
        }
    }

    private func overlaid(on stated: SceneReference) -> SceneReference {
        SceneReference(
            device: asked.device ?? stated.device, pose: asked.pose ?? stated.pose,
            // Another device has other windows: the full one, unless one is asked for.
            window: asked.window ?? (asked.device == nil ? stated.window : nil),
            direction: asked.direction ?? stated.direction)
    }

    private func scene(_ reference: SceneReference) throws(InputError) -> WindowScene {
        guard let name = reference.device else {
            throw InputError(found: "no device", expected: "a \"scene\" with \"device\" or \"window\", or --device")
        }
        let device = try catalog.device(named: name)
        guard let pose = reference.pose else {
            throw InputError(
                found: "no pose of \(name)", expected: "one of " + device.poses.map(\.name).joined(separator: ", "))
        }
        return try device.scene(
            pose: pose, window: reference.window, direction: reference.direction ?? .leftToRight)
    }
}
