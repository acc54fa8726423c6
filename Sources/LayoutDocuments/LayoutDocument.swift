import Foundation
import RegionModel
import ReservedRegions

/// A tree of views as a document, with what it is proposed.
///
///     { "id": "row", "proposal": [200, null], "view": { "type": "HStack", "content": [ … ] } }
///
/// A view on its own is a document too. `docs/documents.md` has the format.
@MainActor
public struct LayoutDocument {
    /// The document's name, where it has one.
    public let id: String?
    /// What the root view is proposed, `nil` where the document leaves it to the window; `nil` for an axis leaves the
    /// length along it to the views.
    public var proposal: ProposedViewSize?
    /// Whether the root view is placed at zero rather than in the middle.
    public let isAtOrigin: Bool
    private let view: any View

    /// Reads a document.
    ///
    /// - Throws: `InputError` naming the field that is wrong or unknown.
    public init(json: JSONField) throws(InputError) {
        guard try json.optional("type") == nil else {
            (id, proposal, isAtOrigin) = (nil, nil, false)
            view = try DocumentReader.view(json)
            return
        }
        try json.allowOnly(["id", "proposal", "view", "root", "expect", "evidence", "note"])
        id = try json.optional("id")?.string()
        proposal = try json.optional("proposal").map { (field) throws(InputError) in try Self.proposal(field) }
        isAtOrigin = try json.optional("root")?.choice(["origin": true, "center": false]) ?? false
        view = try DocumentReader.view(json.required("view"))
    }

    private static func proposal(_ field: JSONField) throws(InputError) -> ProposedViewSize {
        let lengths = try field.items(count: 2)
        var result = ProposedViewSize.unspecified
        if lengths[0].value != .null { result.width = try lengths[0].extent() }
        if lengths[1].value != .null { result.height = try lengths[1].extent() }
        return result
    }

    /// A host that lays the document out.
    ///
    /// - Parameters:
    ///   - scene: The window, in whose safe area the root view lies; `nil` for one of the size that `proposal` says.
    ///   - direction: The direction in which the user reads, where there is no scene to say it.
    ///   - measurer: What measures text; without fonts, characters of one width stand in.
    public func host(
        in scene: WindowScene?, direction: LayoutDirection = .leftToRight,
        measurer: any TextMeasurer = FixedAdvanceTextMeasurer()
    ) -> ViewHost {
        if let scene {
            return ViewHost(scene: scene, measurer: measurer, placement: .window, content: StaticViews(view))
        }
        let proposal = proposal ?? .unspecified
        let size = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
        let isUnbounded = proposal.width == nil || proposal.height == nil
        return ViewHost(
            scene: WindowScene(size: size, layoutDirection: direction), measurer: measurer,
            placement: isAtOrigin || isUnbounded ? .origin(proposal) : .centered(proposal), content: StaticViews(view))
    }
}
