import ReservedRegions

/// The name of a picture in the page's address: the same for the same picture, whatever else the page shows.
struct CardKey {
    let screen: String
    let scene: WindowScene

    var direction: String { scene.layoutDirection == .rightToLeft ? "rtl" : "ltr" }

    var text: String {
        ([screen] + [scene.name.device, scene.name.pose, scene.name.window].compactMap(\.self) + [direction])
            .joined(separator: "/")
    }
}
