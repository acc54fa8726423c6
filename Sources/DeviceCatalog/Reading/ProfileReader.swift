import Foundation
import RegionModel

/// Makes the poses of a profile out of what is written: poses, variants of them, and windows in them.
struct ProfileReader {
    /// So many poses may a profile have, variants included.
    static let poseLimit = 200
    /// So many regions may a pose have.
    static let regionLimit = 50
    /// So many windows may a profile describe.
    static let windowLimit = 50

    private let device: String
    private let empty: PoseDraft
    private let citations: Citations
    private var poses: [(name: String, draft: PoseDraft)] = []
    private var windows: [String: [(name: String, draft: PoseDraft)]] = [:]
    private var kinds: [String: ReservedRegion.Kind] = [:]

    /// A reader for poses of the device, which all begin as `empty`.
    init(device: String, empty: PoseDraft, citations: Citations) {
        self.device = device
        self.empty = empty
        self.citations = citations
    }

    /// The poses read so far, with their sources looked up in the given ones.
    func poses(citing sources: [String: DeviceProfile.Source]) -> [DeviceProfile.Pose] {
        poses.map { pose in
            DeviceProfile.Pose(
                name: pose.name,
                windows: windows[pose.name, default: []].map {
                    DeviceProfile.Window(
                        name: $0.name, sources: $0.draft.sources.compactMap { sources[$0] }, scene: $0.draft.scene)
                },
                sources: pose.draft.sources.compactMap { sources[$0] }, scene: pose.draft.scene)
        }
    }

    /// The names of the divisions read so far, in alphabetical order.
    var divisions: [String] { kinds.filter { $0.value == .division }.keys.sorted() }

    /// Reads a pose that is written out, or is like an earlier one.
    mutating func addPose(_ json: JSONField) throws(InputError) {
        let statement = try PoseStatement(
            json: json, fields: ["name", "like"], parts: ["window", "hinge"], citations: citations)
        let name = try json.required("name").name()
        var base = empty
        if let like = try json.optional("like") {
            base = try draft(of: like)
        } else {
            _ = try json.required("window")
        }
        try add(base.removing(statement.without).applying(statement), as: name, at: json)
    }

    /// Reads a variant: one more pose for each of those it names.
    mutating func addVariant(_ json: JSONField) throws(InputError) {
        let statement = try PoseStatement(
            json: json, fields: ["suffix", "poses"], parts: ["window", "hinge"], citations: citations)
        let suffix = try json.required("suffix").name()
        for field in try json.required("poses").items() {
            let base = try draft(of: field)
            try add(
                base.removing(statement.without).applying(statement), as: "\(try field.string())-\(suffix)", at: json)
        }
    }

    /// Reads a window, which each of the poses it names has.
    mutating func addWindow(_ json: JSONField) throws(InputError) {
        let statement = try PoseStatement(
            json: json, fields: ["name", "poses"], parts: ["frame"], citations: citations)
        let name = try json.required("name").name()
        let field = try json.required("frame")
        guard let frame = statement.frame, !frame.value.isEmpty else {
            throw field.error(expected: "a frame of more than zero width and height")
        }
        for reference in try json.required("poses").items() {
            let pose = try draft(of: reference)
            let poseName = try reference.string()
            guard pose.room.contains(frame.value) else {
                throw field.error(expected: "a frame within the display of \"\(poseName)\"")
            }
            let draft = try pose.removing(statement.without).clipped(to: frame.value, source: frame.source)
                .applying(statement).named(.init(device: device, pose: poseName, window: name))
            try check(draft, at: json)
            try add(draft, asWindow: name, of: poseName, at: json)
        }
    }

    private func draft(of reference: JSONField) throws(InputError) -> PoseDraft {
        let name = try reference.string()
        if let pose = poses.first(where: { $0.name == name }) { return pose.draft }
        throw reference.error(expected: InputError.expectation(for: name, among: poses.map(\.name)))
    }

    private mutating func add(_ draft: PoseDraft, as name: String, at json: JSONField) throws(InputError) {
        guard poses.count < Self.poseLimit else {
            throw InputError(place: json.place, found: "one more pose", expected: "at most \(Self.poseLimit) poses")
        }
        guard !poses.contains(where: { $0.name == name }) else {
            throw InputError(place: json.place, found: "a second pose \"\(name)\"", expected: "names that differ")
        }
        try check(draft, at: json)
        poses.append((name, draft.named(.init(device: device, pose: name))))
    }

    private mutating func add(
        _ draft: PoseDraft, asWindow name: String, of pose: String, at json: JSONField
    ) throws(InputError) {
        guard windows[pose]?.contains(where: { $0.name == name }) != true else {
            throw InputError(
                place: json.place, found: "a second window \"\(name)\" of \"\(pose)\"", expected: "names that differ")
        }
        windows[pose, default: []].append((name, draft))
    }

    /// A name stands for one entity in all poses, and an entity does not change its kind.
    private mutating func check(_ draft: PoseDraft, at json: JSONField) throws(InputError) {
        guard draft.scene.regions.count <= Self.regionLimit else {
            throw InputError(
                place: json.place, found: "\(draft.scene.regions.count) regions",
                expected: "at most \(Self.regionLimit)")
        }
        for region in draft.scene.regions {
            let kind = kinds[region.name] ?? region.kind
            guard kind == region.kind else {
                throw InputError(
                    place: json.place, found: "\"\(region.name)\" of kind \(region.kind)",
                    expected: "\(kind), as in the other poses")
            }
            kinds[region.name] = kind
        }
    }
}
