import Foundation
import RegionGeometry
import RegionModel
import Testing

@testable import ReservedRegions

/// Views laid out for a proposal, with their corner at zero.
@MainActor
struct Laid {
    let size: CGSize
    let frames: [String: CGRect]
    let host: ViewHost

    init<Content: View>(
        _ width: CGFloat?, _ height: CGFloat?, direction: LayoutDirection = .leftToRight,
        @ViewBuilder content: () -> Content
    ) {
        let scene = WindowScene(size: CGSize(width: 1000, height: 1000), scale: 1, layoutDirection: direction)
        host = ViewHost(
            scene: scene, placement: .origin(ProposedViewSize(width: width, height: height)), content: content())
        frames = Laid.frames(of: host)
        size = host.contentSize
    }

    /// The frame of the view that has an id; one that no view can have where there is none.
    subscript(id: String) -> CGRect { frames[id] ?? .null }

    static func frames(of host: ViewHost) -> [String: CGRect] {
        Dictionary(host.framesByID().map { ($0.id, $0.frame) }) { first, _ in first }
    }
}

/// Holds a container against the laws that every one obeys: right to left is the mirror image, an update is a fresh
/// layout, and any proposal has an answer.
@MainActor
func expectLaws<Content: View>(
    _ width: CGFloat?, _ height: CGFloat?, _ name: String, @ViewBuilder content: () -> Content
) {
    let forward = Laid(width, height, content: content)
    let backward = Laid(width, height, direction: .rightToLeft, content: content)
    #expect(forward.size == backward.size, "\(name)")
    for (id, frame) in forward.frames.sorted(by: { $0.key < $1.key }) {
        #expect(isSame(frame.mirrored(inWidth: forward.size.width), backward[id]), "\(name), \(id), mirrored")
    }
    let view = content()
    let updated = Laid(width, height) { ConditionalContent<EmptyView, Content>(.first(EmptyView())) }.host
    updated.update { ConditionalContent<EmptyView, Content>(.second(view)) }
    updated.update { ConditionalContent<EmptyView, Content>(.second(view)) }
    for (id, frame) in Laid.frames(of: updated).sorted(by: { $0.key < $1.key }) {
        #expect(isSame(frame, forward[id]), "\(name), \(id), updated")
    }
    for proposal in [(0, 0), (nil, nil), (nil, 0), (0, nil), (100, nil), (nil, 100)] as [(CGFloat?, CGFloat?)] {
        let laid = Laid(proposal.0, proposal.1, content: content)
        #expect(laid.frames.values.allSatisfy { $0.isWellFormed }, "\(name) for \(proposal)")
        #expect(laid.size.width.isFinite && laid.size.height.isFinite, "\(name) for \(proposal)")
        #expect(laid.host.snapshot().diagnostics.isEmpty, "\(name) for \(proposal)")
    }
    // A maximum may be infinite; it is never NaN, and never reported as a fault.
    let most = Laid(100, 100) { ViewThatFits { HStack { VStack(content: content) } } }
    #expect(most.host.snapshot().diagnostics.isEmpty, "\(name) in stacks")
}

private func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
    let distances = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
    return distances.allSatisfy { abs($0) < 1e-6 }
}
