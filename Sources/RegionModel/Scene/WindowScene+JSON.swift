import Foundation
import RegionGeometry

extension WindowScene {
    /// Reads a scene in the form that `regions scene --format json` writes.
    ///
    /// Only `window` is required.
    ///
    /// - Throws: `InputError` naming the field that is wrong or unknown.
    public init(json: JSONField) throws(InputError) {
        try json.allowOnly([
            "device", "pose", "windowName", "window", "scale", "direction", "safeArea", "sizeClass", "hinge",
            "regionQueries", "navigationBarBottom", "verticalBar", "cornerRadii", "cornerInsets", "regions",
            "colorScheme", "phase",
        ])
        let classes = try json.optional("sizeClass")?.items(count: 2)
        var regions: [SceneRegion] = []
        for (index, field) in try (json.optional("regions")?.items() ?? []).enumerated() {
            regions.append(try SceneRegion(json: field, index: index))
        }
        self.init(
            name: Name(
                device: try json.optional("device")?.string(), pose: try json.optional("pose")?.string(),
                window: try json.optional("windowName")?.string()),
            size: try json.required("window").size(),
            scale: try json.optional("scale")?.positive("pixels per point") ?? 1,
            safeArea: try json.optional("safeArea")?.insets() ?? .zero,
            horizontalSizeClass: try classes?[0].choice(of: UserInterfaceSizeClass.self),
            verticalSizeClass: try classes?[1].choice(of: UserInterfaceSizeClass.self),
            layoutDirection: try json.optional("direction")?.choice(of: LayoutDirection.self) ?? .leftToRight,
            hinge: try json.optional("hinge").map { (field) throws(InputError) in try DeviceHinge(json: field) },
            regions: regions,
            regionQueries: try json.optional("regionQueries")?.choice(of: RegionQueries.self) ?? .documented,
            navigationBarBottom: (try json.optional("navigationBarBottom")?.length()).map { CGFloat($0) },
            colorScheme: try json.optional("colorScheme")?.choice(of: ColorScheme.self) ?? .light,
            phase: try json.optional("phase")?.choice(of: ScenePhase.self) ?? .active,
            verticalBar: try json.optional("verticalBar").map { (field) throws(InputError) in
                try VerticalBar(json: field)
            },
            cornerRadii: try json.optional("cornerRadii").map { (field) throws(InputError) in
                try RectCorners(radii: field)
            },
            cornerInsets: try json.optional("cornerInsets").map { (field) throws(InputError) in
                try RectCorners(insets: field)
            } ?? RectCorners(.zero))
    }

    /// Writes the scene as an object.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, text) in [("device", name.device), ("pose", name.pose), ("windowName", name.window)] {
                guard let text else { continue }
                writer.key(key)
                writer.value(text)
            }
            writer.key("window")
            writer.value(size)
            writer.key("scale")
            writer.value(Double(scale))
            writer.key("direction")
            writer.value(layoutDirection.rawValue)
            writer.key("safeArea")
            writer.value(safeArea)
            if let horizontalSizeClass, let verticalSizeClass {
                writer.key("sizeClass")
                writer.array([horizontalSizeClass, verticalSizeClass]) { $0.value($1.rawValue) }
            }
            if let hinge {
                writer.key("hinge")
                hinge.write(to: &writer)
            }
            writer.key("regionQueries")
            writer.value(regionQueries.rawValue)
            if let navigationBarBottom {
                writer.key("navigationBarBottom")
                writer.value(Double(navigationBarBottom))
            }
            writeSurroundings(to: &writer)
            // What is usual goes without saying.
            if colorScheme != .light {
                writer.key("colorScheme")
                writer.value(colorScheme.rawValue)
            }
            if phase != .active {
                writer.key("phase")
                writer.value(phase.rawValue)
            }
            writer.key("regions")
            writer.array(regions) { $1.write(to: &$0) }
        }
    }

    /// Writes what is at the window's edges and corners beside the safe area, where there is anything.
    private func writeSurroundings(to writer: inout JSONWriter) {
        if let verticalBar {
            writer.key("verticalBar")
            verticalBar.write(to: &writer)
        }
        if let cornerRadii {
            writer.key("cornerRadii")
            cornerRadii.write(to: &writer) { $0.value(Double($1)) }
        }
        if cornerInsets != RectCorners(.zero) {
            writer.key("cornerInsets")
            cornerInsets.write(to: &writer) { $0.value($1) }
        }
    }
}

extension SceneRegion {
    fileprivate init(json: JSONField, index: Int) throws(InputError) {
        try json.allowOnly(["name", "kind", "frame", "margins", "isActive"])
        let kind: ReservedRegion.Kind = try json.required("kind").choice([
            "division": .division, "occlusion": .occlusion,
        ])
        self.init(
            name: try json.optional("name")?.string() ?? "\(kind.name)-\(index + 1)", kind: kind,
            frame: try json.required("frame").rect(), margins: try json.optional("margins")?.insets() ?? .zero,
            isActive: try json.optional("isActive")?.bool() ?? true)
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("name")
            writer.value(name)
            writer.key("kind")
            writer.value(kind.name)
            writer.key("frame")
            writer.value(frame)
            writer.key("margins")
            writer.value(margins)
            writer.key("isActive")
            writer.value(isActive)
        }
    }
}

extension DeviceHinge {
    /// Reads a hinge: its status, and its angle in degrees.
    ///
    /// - Throws: `InputError` naming the field that is wrong or unknown.
    package init(json: JSONField) throws(InputError) {
        try json.allowOnly(["status", "angle"])
        let field = try json.required("status")
        let name = try field.string()
        guard let status = Status.all.first(where: { $0.name == name }) else {
            throw field.error(expected: "one of " + Status.all.map(\.name).joined(separator: ", "))
        }
        self.init(status: status, angle: Angle(degrees: try json.optional("angle")?.number() ?? 0))
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("status")
            writer.value(status.name)
            writer.key("angle")
            writer.value(angle.degrees.rounded(toPlaces: 3))
        }
    }
}
