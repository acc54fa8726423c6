import ReservedRegions

/// A window in which screens are shown, and how people call its device and pose.
struct Stage {
    let deviceTitle: String
    let poseTitle: String
    let scene: WindowScene
}
