import RegionModel

/// A device while the moves of a script are made, one after the other.
struct TimelineStage {
    private let device: DeviceProfile
    private let window: String?
    private let direction: LayoutDirection
    private var activity: [String: Bool] = [:]
    private var time = 0.0
    private var steps: [SceneTimeline.Step]
    private var scene: WindowScene
    private var isHeld = false

    init(
        device: DeviceProfile, pose: String, window: String?, direction: LayoutDirection
    ) throws(InputError) {
        (self.device, self.window, self.direction) = (device, window, direction)
        scene = try device.scene(pose: pose, window: window, direction: direction)
        steps = [SceneTimeline.Step(time: 0, scene: scene)]
    }

    /// The steps so far, and the last again after a rest, unless it was held as long.
    func timeline() -> SceneTimeline {
        let lastChange = steps.lastIndex { $0.scene != scene }.map { steps[$0 + 1].time } ?? 0
        guard time - lastChange < TimelineScript.rest else { return SceneTimeline(steps) }
        return SceneTimeline(steps + [SceneTimeline.Step(time: time + TimelineScript.rest, scene: scene)])
    }

    /// Makes a move, at the end of which the next begins.
    mutating func make(_ move: TimelineScript.Move) throws(InputError) {
        switch move {
        case .pose(let name): show(try device.scene(pose: name, window: window, direction: direction))
        case .display(let name): try switchDisplay(to: name)
        case .turnHinge(let angle, let seconds, let steps): try turnHinge(to: angle, in: seconds, steps: steps)
        case .setActive(let name, let isActive): try setActive(name, isActive)
        case .hold(let seconds):
            time += try checked(seconds, as: "hold")
            show(scene)
            isHeld = true
        }
    }

    private mutating func switchDisplay(to pose: String) throws(InputError) {
        var next = try device.scene(pose: pose, window: window, direction: direction)
        if let hinge = scene.hinge, next.hinge != nil {
            // As it came to be there, not as the pose has it: the rule remembers.
            next.hinge = hinge
            device.setFolds(of: &next)
        }
        show(next)
    }

    private mutating func turnHinge(to angle: Angle, in seconds: Double, steps count: Int) throws(InputError) {
        let seconds = try checked(seconds, as: "seconds")
        guard (1...TimelineScript.stepLimit).contains(count) else {
            throw InputError(
                place: "steps", found: "\(count)", expected: "a whole number from 1 to \(TimelineScript.stepLimit)")
        }
        guard (0...360).contains(angle.degrees) else {
            throw InputError(
                place: "hinge", found: JSONWriter.format(angle.degrees, places: 3),
                expected: "degrees from 0 to 360")
        }
        guard let first = scene.hinge?.angle else { throw cannotTurn }
        let begin = time
        for step in 1...count {
            let share = Double(step) / Double(count)
            let next = step == count ? angle : first + (angle - first) * share
            guard let turned = device.scene(scene, turningHingeTo: next) else { throw cannotTurn }
            time = begin + seconds * share
            show(turned)
            guard steps.count <= TimelineScript.stepLimit else {
                throw InputError(
                    found: "more than \(TimelineScript.stepLimit) steps in all", expected: "fewer")
            }
        }
    }

    private var cannotTurn: InputError {
        InputError(
            found: "a turn of the hinge in \(scene.name)",
            expected: "a pose with a hinge, of a device with a hinge rule")
    }

    private mutating func setActive(_ name: String, _ isActive: Bool) throws(InputError) {
        let known = Set(device.scenes().flatMap(\.regions).map(\.name)).sorted()
        guard known.contains(name) else { throw .unknown("region", name, among: known, of: device.name) }
        activity[name] = isActive
        show(scene)
    }

    /// A step with the regions switched on and off as they were told to.
    private mutating func show(_ next: WindowScene) {
        scene = next
        for index in scene.regions.indices {
            scene.regions[index].isActive = activity[scene.regions[index].name] ?? scene.regions[index].isActive
        }
        let step = SceneTimeline.Step(time: time, scene: scene)
        // What is done at once is seen at once; how things are at the end of a hold is seen first.
        if steps.last?.time == time, !isHeld { steps[steps.count - 1] = step } else { steps.append(step) }
        isHeld = false
    }

    private func checked(_ seconds: Double, as place: String) throws(InputError) -> Double {
        guard (0...86_400).contains(seconds) else {
            throw InputError(
                place: place, found: JSONWriter.format(seconds), expected: "seconds from 0 to 86400")
        }
        return seconds
    }
}
