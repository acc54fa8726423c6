import Foundation
import LayoutDocuments
import RegionModel
import ReservedRegions

/// A document that was laid out.
@MainActor
struct DocumentLayout {
    /// The document's name, or that of its file and its place in there.
    let name: String
    /// The size of the root view in points.
    let size: CGSize
    /// The frames of the views with an id, in the order of the views; each name is there once.
    let frames: [(name: String, frame: CGRect)]
    /// Where everything is.
    private(set) var snapshot: LayoutSnapshot

    /// Lays a document out.
    ///
    /// - Parameter name: What it is called if it does not say so itself.
    init(
        _ document: LayoutDocument, name: String, in room: LayoutRoom, measurer: any TextMeasurer
    ) throws(InputError) {
        let host = try room.host(for: document, measurer: measurer)
        self.name = document.id ?? name
        var snapshot = host.snapshot()
        size = host.contentSize
        if case .stated = room {
            // Along an axis where nothing is proposed there is no window but the views themselves.
            if document.proposal?.width == nil { snapshot.scene.size.width = size.width }
            if document.proposal?.height == nil { snapshot.scene.size.height = size.height }
        }
        let (frames, repeated) = Self.named(host.framesByID())
        self.frames = frames
        self.snapshot = snapshot
        note(repeated: repeated)
    }

    private mutating func note(repeated ids: [(id: String, second: String)]) {
        guard let (first, second) = ids.first else { return }
        let subject = ids.count == 1 ? "the id \"\(first)\" is" : "\(ids.count) ids, such as \"\(first)\", are"
        note(first, "\(subject) given to several views; the second frame is named \"\(second)\", and so on")
    }

    private mutating func note(_ name: String, _ message: String) {
        snapshot.diagnostics.append(LayoutDiagnostic(view: "View", path: name, message: message))
    }

    /// The frames with names of their own, and the ids that several views have with the name of the second frame.
    private static func named(
        _ frames: [(id: String, frame: CGRect)]
    ) -> (frames: [(name: String, frame: CGRect)], repeated: [(id: String, second: String)]) {
        var counts: [String: Int] = [:]
        var taken = Set(frames.map(\.id))
        var repeated: [(id: String, second: String)] = []
        let named = frames.map { id, frame in
            guard let count = counts[id] else {
                counts[id] = 1
                return (name: id, frame: frame)
            }
            var next = count + 1
            while !taken.insert("\(id)-\(next)").inserted { next += 1 }
            counts[id] = next
            if count == 1 { repeated.append((id, "\(id)-\(next)")) }
            return (name: "\(id)-\(next)", frame: frame)
        }
        return (named, repeated)
    }
}
