import CommandLineArguments
import DeviceCatalog
import Foundation
import LayoutDocuments
import RegionModel
import ReservedRegions

/// The room that documents are laid out in.
enum LayoutRoom {
    /// What each document says that it is proposed.
    case stated(LayoutDirection)
    /// This much, whatever a document says.
    case size(CGSize, LayoutDirection)
    /// A window of a device.
    case scene(WindowScene)

    static let size = Option<CGSize>.size("size", help: "The room in points, in place of a device.")
    static let options: [any CommandOption] = [
        SharedOptions.device, SharedOptions.pose, SharedOptions.window, size, SharedOptions.direction,
        SharedOptions.queries, SharedOptions.deviceFile,
    ]

    /// The room that the command line asks for.
    init(_ arguments: ParsedArguments) throws(InputError) {
        let direction = arguments[SharedOptions.direction] ?? .leftToRight
        if let name = arguments[SharedOptions.device] {
            guard arguments[Self.size] == nil else {
                throw InputError(found: "--size beside --device", expected: "one of the two")
            }
            self = .scene(try arguments.scene(on: try arguments.catalog().device(named: name)))
            return
        }
        for option in [SharedOptions.pose, SharedOptions.window] where arguments[option] != nil {
            throw InputError(found: "--\(option.name) without --device", expected: "the device as well")
        }
        self = arguments[Self.size].map { .size($0, direction) } ?? .stated(direction)
    }

    /// A host that lays a document out in this room.
    ///
    /// - Throws: `InputError` where neither the command line nor the document says how large the room is.
    @MainActor
    func host(for document: LayoutDocument, measurer: any TextMeasurer) throws(InputError) -> ViewHost {
        switch self {
        case .scene(let scene): return document.host(in: scene, measurer: measurer)
        case .size(let size, let direction):
            var document = document
            document.proposal = ProposedViewSize(size)
            return document.host(in: nil, direction: direction, measurer: measurer)
        case .stated(let direction):
            guard document.proposal != nil else {
                throw InputError(found: "no \"proposal\"", expected: "one, or --size or --device")
            }
            return document.host(in: nil, direction: direction, measurer: measurer)
        }
    }
}
