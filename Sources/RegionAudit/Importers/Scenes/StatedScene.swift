import RegionModel

/// What a document says of the scene that its elements are in.
public enum StatedScene: Hashable, Sendable {
    /// Nothing.
    case absent
    /// The names of a device and a pose.
    case named(SceneReference)
    /// All of it.
    case whole(WindowScene)
}

extension StatedScene {
    /// Reads a document's `scene`: a window with a size makes a whole scene; a device or a pose without one, a reference.
    ///
    /// - Throws: `InputError` naming the field that is wrong or unknown.
    public init(json: JSONField?) throws(InputError) {
        guard let json else {
            self = .absent
            return
        }
        let names = [try json.optional("device"), try json.optional("pose")].compactMap(\.self)
        let isReference =
            switch try json.optional("window")?.value {
            case .string: true
            case nil: !names.isEmpty
            default: false
            }
        self = isReference ? .named(try SceneReference(json: json)) : .whole(try WindowScene(json: json))
    }
}
