import RegionModel

/// A document that holds laid-out elements: one layout, an array of them, or an object with an array of `cases`.
///
/// A layout is an object with `scene` and `elements`, as `LayoutSnapshot.write(to:)` writes it; it may have an `id`,
/// and other members are passed over.
public struct SnapshotFile: Sendable {
    /// The layouts in the order of the document.
    public var layouts: [Layout]
    /// Whether the document is a list, be it of one.
    public var isList: Bool

    /// The largest number of regions in a scene; no window has nearly as many, and what a move costs grows with them.
    public static let regionLimit = 100

    /// Reads a document.
    ///
    /// - Parameter scene: Turns what the document says of a layout's scene into one, or throws where it cannot.
    /// - Throws: `InputError` naming the place that is wrong.
    public init(
        json: JSONField, scene: (StatedScene) throws(InputError) -> WindowScene
    ) throws(InputError) {
        let list: JSONField? = if case .array = json.value { json } else { try json.optional("cases") }
        isList = list != nil
        layouts = []
        for field in try list?.items() ?? [json] {
            layouts.append(try Layout(json: field, scene: scene))
        }
    }
}

extension SnapshotFile {
    /// Whether a document is one of this package's rather than another tool's.
    static func recognises(_ json: JSONView) -> Bool {
        if json.isArray {
            return json.items.first { _ in true }.map { $0["elements"] != nil && holdsLayout($0) } ?? false
        }
        return json["cases"]?.isArray ?? false || json["scene"] != nil || holdsLayout(json)
    }

    /// Whether an object's elements have frames of four numbers, as those of layouts do, or no place of any kind.
    private static func holdsLayout(_ json: JSONView) -> Bool {
        guard let elements = json["elements"] else { return false }
        guard let first = elements.items.first(where: { _ in true }) else { return true }
        return first["frame"]?.isArray
            ?? (first.first("rect", "bounds", "box", "AXFrame", "coordinates", "type") == nil)
    }
}

extension SnapshotFile {
    /// One layout of a document.
    public struct Layout: Hashable, Sendable {
        /// The layout's name, where it has one.
        public var id: String?
        /// Where everything is.
        public var snapshot: LayoutSnapshot

        init(json: JSONField, scene: (StatedScene) throws(InputError) -> WindowScene) throws(InputError) {
            id = try json.optional("id")?.string()
            let elements = try json.required("elements")
            let field = try json.optional("scene")
            let stated = try StatedScene(json: field)
            let place = field?.place ?? json.place
            let known: WindowScene
            do {
                known = try scene(stated)
            } catch {
                throw error.at(place)
            }
            let count = known.regions.count
            guard count <= SnapshotFile.regionLimit else {
                throw InputError(
                    place: place, found: "\(count) regions", expected: "at most \(SnapshotFile.regionLimit)")
            }
            snapshot = try LayoutSnapshot(scene: known, elements: elements)
        }
    }
}

extension InputError {
    /// The same error, said of the given place in the document where it names none.
    fileprivate func at(_ place: String) -> InputError {
        var result = self
        if result.place.isEmpty, result.file == nil { result.place = place }
        return result
    }
}
