import DeviceCatalog
import ReservedRegions

/// A timeline in which screens are shown, and how people call its device and its poses.
struct Film {
    let name: String
    let device: String
    let deviceTitle: String
    let direction: LayoutDirection
    let timeline: SceneTimeline
    private let poseTitles: [String: String]

    /// A script's timeline for those who read in a direction.
    init(_ script: TimelineScript, in catalog: DeviceCatalog, direction: LayoutDirection) throws(InputError) {
        let profile = try catalog.device(named: script.device)
        (name, device, deviceTitle) = (script.name, profile.name, profile.title)
        self.direction = direction
        timeline = try script.timeline(in: catalog, direction: direction)
        poseTitles = Dictionary(profile.poses.map { ($0.name, $0.title) }) { first, _ in first }
    }

    /// The name in words of the pose that a scene is in.
    func poseTitle(of scene: WindowScene) -> String { scene.name.pose.flatMap { poseTitles[$0] } ?? "" }
}
