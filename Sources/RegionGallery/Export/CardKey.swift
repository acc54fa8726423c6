import ReservedRegions

/// The name of a picture in the page's address: the same for the same picture, whatever else the page shows.
struct CardKey {
    let screen: String
    let scene: WindowScene

    /// The direction in which a scene is read, as the page's filter names it.
    static func direction(of scene: WindowScene) -> String { scene.layoutDirection == .rightToLeft ? "rtl" : "ltr" }

    var text: String {
        ([screen] + [scene.name.device, scene.name.pose, scene.name.window].compactMap(\.self) + [
            Self.direction(of: scene)
        ])
        .joined(separator: "/")
    }
}
