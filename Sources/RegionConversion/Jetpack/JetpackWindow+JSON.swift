import RegionModel

extension JetpackWindow {
    /// Reads `windowMetrics`, `windowLayoutInfo`, `displayCutout` and `systemBars`, with members named as the
    /// properties of Jetpack's types. Only `windowMetrics` is required.
    ///
    /// - Throws: `InputError` naming the field that is wrong or unknown.
    public init(json: JSONField) throws(InputError) {
        try json.allowOnly(["windowMetrics", "windowLayoutInfo", "displayCutout", "systemBars"])
        let metrics = try json.required("windowMetrics")
        try metrics.allowOnly(["bounds", "density"])
        self.init(
            bounds: try PixelRect(json: metrics.required("bounds")),
            density: try metrics.optional("density")?.positive("pixels per dp") ?? 1)
        if let info = try json.optional("windowLayoutInfo") {
            try info.allowOnly(["displayFeatures"])
            for feature in try info.optional("displayFeatures")?.features() ?? [] {
                displayFeatures.append(try FoldingFeature(json: feature))
            }
        }
        if let cutout = try json.optional("displayCutout") { displayCutout = try DisplayCutout(json: cutout) }
        if let bars = try json.optional("systemBars") { systemBars = try PixelInsets(json: bars) }
    }

    /// Writes the window as an object.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("windowMetrics")
            writer.object { writer in
                writer.key("bounds")
                bounds.write(to: &writer)
                writer.key("density")
                writer.value(density)
            }
            writer.key("windowLayoutInfo")
            writer.object { writer in
                writer.key("displayFeatures")
                writer.array(displayFeatures) { $1.write(to: &$0) }
            }
            if let displayCutout {
                writer.key("displayCutout")
                displayCutout.write(to: &writer)
            }
            writer.key("systemBars")
            systemBars.write(to: &writer)
        }
    }
}

extension JetpackWindow.FoldingFeature {
    fileprivate init(json: JSONField) throws(InputError) {
        try json.allowOnly(["bounds", "state", "orientation", "isSeparating", "occlusionType"])
        let bounds = try JetpackWindow.PixelRect(json: json.required("bounds"))
        let state = try json.required("state").choice(of: State.self)
        let occlusionType = try json.optional("occlusionType")?.choice(of: OcclusionType.self) ?? .none
        self.init(
            bounds: bounds, state: state,
            orientation: try json.optional("orientation")?.choice(of: Orientation.self)
                ?? (bounds.isLevel ? .horizontal : .vertical),
            isSeparating: try json.optional("isSeparating")?.bool() ?? (occlusionType == .full || state != .flat),
            occlusionType: occlusionType)
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("bounds")
            bounds.write(to: &writer)
            writer.key("state")
            writer.value(state.rawValue)
            writer.key("orientation")
            writer.value(orientation.rawValue)
            writer.key("isSeparating")
            writer.value(isSeparating)
            writer.key("occlusionType")
            writer.value(occlusionType.rawValue)
        }
    }
}

extension JetpackWindow.DisplayCutout {
    fileprivate init(json: JSONField) throws(InputError) {
        try json.allowOnly(["boundingRects", "safeInsets", "waterfallInsets"])
        self.init(boundingRects: [])
        for rect in try json.optional("boundingRects")?.features() ?? [] {
            boundingRects.append(try JetpackWindow.PixelRect(json: rect))
        }
        if let insets = try json.optional("safeInsets") { safeInsets = try JetpackWindow.PixelInsets(json: insets) }
        if let insets = try json.optional("waterfallInsets") {
            waterfallInsets = try JetpackWindow.PixelInsets(json: insets)
        }
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("boundingRects")
            writer.array(boundingRects) { $1.write(to: &$0) }
            writer.key("safeInsets")
            safeInsets.write(to: &writer)
            writer.key("waterfallInsets")
            waterfallInsets.write(to: &writer)
        }
    }
}
