import Foundation
import RegionGeometry
import RegionModel

/// What a pose, a variant or a window says for itself; what it leaves out it takes from another.
struct PoseStatement {
    let json: JSONField
    let size: Cited<CGSize>?
    let frame: Cited<CGRect>?
    let safeArea: Cited<RectInsets>?
    let sizeClasses: Cited<[UserInterfaceSizeClass]>?
    let hinge: Cited<DeviceHinge>?
    let verticalBar: Cited<VerticalBar>?
    let cornerRadii: Cited<RectCorners<CGFloat>>?
    let cornerInsets: Cited<RectCorners<CGSize>>?
    let regions: [RegionStatement]
    let without: [JSONField]

    /// A value and the source it cites.
    struct Cited<Value> {
        let value: Value
        let source: String
    }

    /// Reads what stands in `json`.
    ///
    /// - Parameters:
    ///   - fields: Those that the caller reads beside the ones that every statement may have.
    ///   - parts: Those of the statement's own that cite a source, beside the ones that every statement may have.
    init(
        json: JSONField, fields: [String], parts: [String], citations inherited: Citations
    ) throws(InputError) {
        let parts = parts + ["safeArea", "sizeClass", "verticalBar", "cornerRadii", "cornerInsets", "regions"]
        try json.allowOnly(fields + parts + ["without", "source"])
        let citations = try inherited.refined(by: json, parts: parts)
        self.json = json
        size = try Self.cited("window", json, citations) { (field) throws(InputError) in try field.windowSize() }
        frame = try Self.cited("frame", json, citations) { (field) throws(InputError) in try field.rect() }
        safeArea = try Self.cited("safeArea", json, citations) { (field) throws(InputError) in try field.insets() }
        sizeClasses = try Self.cited("sizeClass", json, citations) { (field) throws(InputError) in
            let items = try field.items(count: 2)
            return [
                try items[0].choice(of: UserInterfaceSizeClass.self),
                try items[1].choice(of: UserInterfaceSizeClass.self),
            ]
        }
        hinge = try Self.cited("hinge", json, citations) { (field) throws(InputError) in try field.hinge() }
        verticalBar = try Self.cited("verticalBar", json, citations) { (field) throws(InputError) in
            try VerticalBar(json: field)
        }
        cornerRadii = try Self.cited("cornerRadii", json, citations) { (field) throws(InputError) in
            try RectCorners(radii: field)
        }
        cornerInsets = try Self.cited("cornerInsets", json, citations) { (field) throws(InputError) in
            try RectCorners(insets: field)
        }
        without = try json.list("without", limit: ProfileReader.regionLimit)
        var regions: [RegionStatement] = []
        for field in try json.list("regions", limit: ProfileReader.regionLimit) {
            let region = try RegionStatement(json: field, citations: citations)
            guard !regions.contains(where: { $0.name == region.name }) else {
                throw InputError(
                    place: field.place, found: "\"\(region.name)\" a second time", expected: "every region once")
            }
            regions.append(region)
        }
        self.regions = regions
    }

    private static func cited<Value>(
        _ key: String, _ json: JSONField, _ citations: Citations, _ read: (JSONField) throws(InputError) -> Value
    ) throws(InputError) -> Cited<Value>? {
        guard let field = try json.optional(key) else { return nil }
        return Cited(value: try read(field), source: try citations.source(of: key, in: field))
    }
}

extension JSONField {
    /// A size that a window can have.
    fileprivate func windowSize() throws(InputError) -> CGSize {
        let size = try size()
        guard size.width > 0, size.height > 0, max(size.width, size.height) <= 20_000 else {
            throw error(expected: "a width and height of more than 0 and at most 20000 points")
        }
        return size
    }

    /// A hinge at an angle that it can have.
    fileprivate func hinge() throws(InputError) -> DeviceHinge {
        let hinge = try DeviceHinge(json: self)
        _ = try optional("angle").map { (field) throws(InputError) in try field.hingeAngle() }
        return hinge
    }
}
