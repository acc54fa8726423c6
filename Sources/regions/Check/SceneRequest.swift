import CommandLineArguments
import DeviceCatalog
import Foundation
import RegionAudit
import RegionModel

/// The scene that the command line asks for: `--device`, `--pose`, `--window` and `--direction`, or `--regions`, over
/// what a file says.
struct SceneRequest {
    static let options: [any CommandOption] = [
        SharedOptions.device, SharedOptions.pose, window, SharedOptions.direction, regions, scale, turned,
        topmostModal,
        SharedOptions.deviceFile,
    ]

    private static let window = Option.text(
        "window", placeholder: "NAME|WxH",
        help:
            "Which window, the one that fills the display if left out; or the size of a dump's window as the dump counts."
    )
    private static let regions = Option.text(
        "regions", placeholder: "FILE", help: "The window as 'regions scene --format json' writes it.")
    private static let scale = Option.number(
        "scale", placeholder: "NUMBER", help: "Pixels per point of a dump in pixels.")
    private static let turned = Option<QuarterTurn>.choice(
        "turned", help: "Which way a dump is turned: clockwise has its top at the right.")
    private static let topmostModal = Option.flag(
        "topmost-modal", help: "Judge only what is in a dump's topmost dialog, where it has one.")
    private static let everyPose = "all"

    private let catalog: DeviceCatalog
    private let asked: SceneReference
    /// The window of `--regions`.
    private let given: StatedScene?
    private let statedSize: CGSize?
    private let scale: CGFloat?
    private let turn: QuarterTurn?
    private let isModal: Bool
    /// Whether a layout is judged in every pose that has a window of its size.
    let wantsEveryPose: Bool

    init(_ arguments: ParsedArguments) throws(InputError) {
        catalog = try arguments.catalog()
        let window = arguments[Self.window]
        statedSize = window.flatMap { CGSize(typed: $0) }.flatMap { max($0.width, $0.height) <= 100_000 ? $0 : nil }
        let pose = arguments[SharedOptions.pose]
        wantsEveryPose = pose == Self.everyPose
        asked = SceneReference(
            device: arguments[SharedOptions.device], pose: wantsEveryPose ? nil : pose,
            window: statedSize == nil ? window : nil, direction: arguments[SharedOptions.direction])
        scale = arguments[Self.scale].map { CGFloat($0) }
        if let scale, scale <= 0 { throw InputError(found: "--scale 0", expected: "pixels per point, more than zero") }
        turn = arguments[Self.turned]
        isModal = arguments[Self.topmostModal]
        given = try arguments[Self.regions].map { file throws(InputError) in
            try JSONField.read(file, StatedScene.init(json:))
        }
        if given != nil, asked.device != nil || pose != nil || asked.window != nil {
            throw InputError(found: "--regions beside the name of a window", expected: "one or the other")
        }
    }
}

extension SceneRequest {
    /// The scene for a layout whose file says the given of it.
    func scene(over stated: StatedScene) throws(InputError) -> WindowScene {
        switch given ?? stated {
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

    /// The scenes that a dump may be of.
    func choice() throws(InputError) -> SceneChoice {
        var choice = SceneChoice(
            candidates: [], isNamed: asked.pose != nil || given != nil, statedSize: statedSize, scale: scale,
            turn: turn,
            direction: asked.direction, isModal: isModal, wantsAll: wantsEveryPose)
        if let given {
            choice.candidates = [try scene(over: given)]
            return choice
        }
        let direction = asked.direction ?? .leftToRight
        if let name = asked.device {
            choice.candidates = try catalog.device(named: name)
                .scenes(pose: asked.pose, window: asked.window, direction: direction)
        } else {
            // The name of a pose or a window says nothing without a device's.
            if asked.pose != nil || asked.window != nil { _ = try scene(asked) }
            choice.ordinaryDevices = Set(catalog.devices.filter(\.isOrdinary).map(\.name))
            choice.candidates = catalog.devices.flatMap { $0.scenes(direction: direction) }
        }
        return choice
    }

    /// The scenes of every pose with a window as large as that of the given scene.
    func scenesOfEveryPose(like scene: WindowScene) throws(InputError) -> [WindowScene] {
        guard let name = scene.name.device else {
            throw InputError(found: "no device", expected: "--device beside --pose all")
        }
        let scenes = try catalog.device(named: name).scenes(direction: scene.layoutDirection)
        return scenes.filter { $0.size == scene.size && $0.name.window == scene.name.window }
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
