import Foundation
import RegionModel

extension DeviceProfile {
    /// Reads a profile in the form that `docs/devices.md` tells.
    ///
    /// - Throws: `InputError` naming the field that is wrong, unknown or missing.
    init(json: JSONField) throws(InputError) {
        try json.allowOnly([
            "name", "title", "scale", "ordinary", "regionQueries", "navigationBarBottom", "hingeRule", "source",
            "sources",
            "poses", "variants", "windows",
        ])
        let name = try json.required("name").name()
        let sources = try Self.sources(json.required("sources"))
        let citations = try Citations(known: sources.map(\.name)).refined(
            by: json,
            parts: [
                "scale", "regionQueries", "navigationBarBottom", "window", "frame", "safeArea", "sizeClass", "hinge",
                "hingeRule", "verticalBar", "cornerRadii", "cornerInsets", "regions",
            ])
        var reader = ProfileReader(device: name, empty: try Self.empty(json, citations), citations: citations)
        let poses = try json.required("poses").items()
        guard !poses.isEmpty else { throw try json.required("poses").error(expected: "at least one pose") }
        for field in poses { try reader.addPose(field) }
        for field in try json.list("variants", limit: ProfileReader.poseLimit) { try reader.addVariant(field) }
        for field in try json.list("windows", limit: ProfileReader.windowLimit) { try reader.addWindow(field) }

        let rule = try json.optional("hingeRule")
        hingeRule = try rule.map { (field) throws(InputError) in
            _ = try citations.source(of: "hingeRule", in: field)
            return try HingeRule(json: field, divisions: reader.divisions)
        }
        self.name = name
        title = try json.required("title").string()
        isOrdinary = try json.optional("ordinary")?.bool() ?? false
        self.sources = sources
        self.poses = reader.poses(citing: Dictionary(uniqueKeysWithValues: sources.map { ($0.name, $0) }))
    }

    private static func sources(_ json: JSONField) throws(InputError) -> [Source] {
        var sources: [Source] = []
        for name in try json.keys() {
            let field = try json.required(name)
            try field.allowOnly(["where", "confidence", "note"])
            sources.append(
                Source(
                    name: name, location: try field.required("where").string(),
                    confidence: try field.required("confidence").choice(of: Confidence.self),
                    note: try field.optional("note")?.string()))
        }
        return sources
    }

    /// What every pose begins as: no window yet, with the device's scale, its way to answer queries and its bars.
    private static func empty(_ json: JSONField, _ citations: Citations) throws(InputError) -> PoseDraft {
        let scale = try json.required("scale")
        guard try scale.number() > 0, try scale.number() <= 16 else {
            throw scale.error(expected: "pixels per point, more than 0 and at most 16")
        }
        let queries = try json.optional("regionQueries")
        let barBottom = try json.optional("navigationBarBottom")
        let scene = WindowScene(
            size: .zero, scale: try scale.number(),
            regionQueries: try queries?.choice(of: RegionQueries.self) ?? .documented,
            navigationBarBottom: (try barBottom?.length()).map { CGFloat($0) })
        var cited = [(part: "scale", source: try citations.source(of: "scale", in: scale))]
        if let queries {
            cited.append(("regionQueries", try citations.source(of: "regionQueries", in: queries)))
        }
        if let barBottom {
            cited.append(("navigationBarBottom", try citations.source(of: "navigationBarBottom", in: barBottom)))
        }
        return PoseDraft(scene: scene, citations: cited)
    }
}
