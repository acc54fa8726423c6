import Foundation
import RegionGeometry
import RegionModel

/// What a pose or window says of one region: all of it, or what is new of a region that it already has.
struct RegionStatement {
    let json: JSONField
    let name: String
    let source: String
    private let kind: ReservedRegion.Kind?
    private let frame: CGRect?
    private let margins: RectInsets?
    private let isActive: Bool?

    init(json: JSONField, citations: Citations) throws(InputError) {
        try json.allowOnly(["name", "kind", "frame", "margins", "isActive", "source"])
        self.json = json
        name = try json.required("name").name()
        kind = try json.optional("kind")?.choice(["division": .division, "occlusion": .occlusion])
        frame = try json.optional("frame")?.rect()
        margins = try json.optional("margins")?.insets()
        isActive = try json.optional("isActive")?.bool()
        source = try citations.refined(by: json, parts: []).source(of: "regions", in: json)
    }

    /// The region as it is after this was said of it.
    ///
    /// - Throws: `InputError` where a new region lacks its kind or frame, or an old one is given another kind.
    func applied(to old: SceneRegion?) throws(InputError) -> SceneRegion {
        guard var region = old else {
            guard let kind else { throw missing("kind") }
            guard let frame else { throw missing("frame") }
            let new = SceneRegion(
                name: name, kind: kind, frame: frame, margins: margins ?? .zero, isActive: isActive ?? true)
            return try checked(new)
        }
        if let kind, kind != region.kind {
            throw InputError(
                place: "\(json.place).kind", found: "\"\(kind)\"", expected: "\"\(region.kind)\", as \"\(name)\" is one"
            )
        }
        region.frame = frame ?? region.frame
        region.margins = margins ?? region.margins
        region.isActive = isActive ?? region.isActive
        return try checked(region)
    }

    private func missing(_ key: String) -> InputError {
        InputError(place: json.place, found: "no \"\(key)\" for the new region \"\(name)\"", expected: "its \(key)")
    }

    private func checked(_ region: SceneRegion) throws(InputError) -> SceneRegion {
        let (margins, size) = (region.margins, region.frame.size)
        guard margins.left + margins.right <= size.width, margins.top + margins.bottom <= size.height else {
            throw InputError(
                place: json.place, found: "margins larger than the frame", expected: "a frame that includes its margins"
            )
        }
        return region
    }
}
