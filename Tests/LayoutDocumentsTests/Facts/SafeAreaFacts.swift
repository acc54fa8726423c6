import Foundation
import RegionModel
import ReservedRegions
import Testing

/// Which of the safe area's insets a view has to do with.
@MainActor
enum SafeAreaFacts {
    static func check(_ fact: LayoutFact) throws {
        if fact.given.hasOnly("modifier", "proposal", "resolvedInsets") { return try checkIgnoring(fact) }
        let known = Set(["space", "insets", "view", "origin", "rtl", "regions", "insetsRegion"])
        guard try known.isSuperset(of: fact.given.keys()) else { throw UnknownFact(fact: fact) }
        // The fact's insets are those of the screen's edges; leading is left whichever way people read.
        let given = try fact.given.required("insets").lengths()
        let insets = RectInsets(
            top: given["top"] ?? 0, left: given["leading"] ?? 0, bottom: given["bottom"] ?? 0,
            right: given["trailing"] ?? 0)
        let isReversed = try fact.given.optional("rtl")?.bool() ?? false
        let found = try insetsOfView(fact, insets, isReversed ? .rightToLeft : .leftToRight)
        let expected = try fact.expected.lengths()
        #expect(
            isNear(found.top, expected["top"] ?? 0) && isNear(found.leading, expected["leading"] ?? 0)
                && isNear(found.bottom, expected["bottom"] ?? 0) && isNear(found.trailing, expected["trailing"] ?? 0),
            "found \(found)")
    }

    private static func insetsOfView(
        _ fact: LayoutFact, _ insets: RectInsets, _ direction: LayoutDirection
    ) throws -> EdgeInsets {
        let space = try fact.given.required("space").size()
        let origin = try fact.given.required("origin").numbers()
        let frame = CGRect(
            origin: CGPoint(x: origin[0], y: origin[1]), size: try fact.given.required("view").size())
        if let name = try fact.given.optional("regions")?.string() {
            guard try fact.given.required("insetsRegion").string() == "container" else { throw UnknownFact(fact: fact) }
            let regions: SafeAreaRegions = name == "keyboard" ? .keyboard : name == "container" ? .container : .all
            return reach(of: frame, ignoring: regions, in: space, insets, direction)
        }
        var found = EdgeInsets()
        _ = FactTree(ProposedViewSize(space), direction: direction, safeArea: insets, size: space) {
            PhysicalPlace(frame: frame, direction: direction) {
                GeometryReader { proxy in
                    let _ = found = proxy.safeAreaInsets
                    Color.red
                }
            }
        }
        return found
    }

    /// How far a view that ignores regions of the safe area reaches beyond its place.
    private static func reach(
        of frame: CGRect, ignoring regions: SafeAreaRegions, in space: CGSize, _ insets: RectInsets,
        _ direction: LayoutDirection
    ) -> EdgeInsets {
        let tree = FactTree(ProposedViewSize(space), direction: direction, safeArea: insets, size: space) {
            PhysicalPlace(frame: frame, direction: direction) {
                Color.red.id("content").ignoresSafeArea(regions)
            }
        }
        let content = tree["content"]
        return EdgeInsets(
            top: frame.minY - content.minY, leading: frame.minX - content.minX, bottom: content.maxY - frame.maxY,
            trailing: content.maxX - frame.maxX)
    }

    private static func checkIgnoring(_ fact: LayoutFact) throws {
        guard try fact.given.required("modifier").string() == "ignoresSafeArea(edges)" else {
            throw UnknownFact(fact: fact)
        }
        let proposal = try fact.given.required("proposal").size()
        let given = try fact.given.required("resolvedInsets").lengths()
        let insets = RectInsets(
            top: given["top"] ?? 0, left: given["leading"] ?? 0, bottom: given["bottom"] ?? 0,
            right: given["trailing"] ?? 0)
        let window = CGSize(
            width: proposal.width + insets.left + insets.right, height: proposal.height + insets.top + insets.bottom)
        let log = FactLog()
        let scene = WindowScene(size: window, safeArea: insets)
        let host = ViewHost(scene: scene) {
            VStack {
                ProbeLayout(name: "content", log: log).view.id("content").ignoresSafeArea().background {
                    Color.red.id("own")
                }
            }
        }
        let frames = Dictionary(host.framesByID().map { ($0.id, $0.frame) }) { first, _ in first }
        let (content, own) = (frames["content"] ?? .null, frames["own"] ?? .null)
        let (width, height) = try fact.expected.required("childProposal").pair()
        #expect(log.proposals.last?.proposal == ProposedViewSize(width: width, height: height))
        let origin = [content.minX - own.minX, content.minY - own.minY].map(Double.init)
        #expect(areNear(origin, try fact.expected.required("childOrigin").numbers()), "found \(origin)")
        // Its own size is what the content takes for the proposal that it was given.
        #expect(own.size == proposal)
    }
}

/// Puts a view at a place of the window, whichever way people read.
private struct PhysicalPlace: Layout {
    let frame: CGRect
    let direction: LayoutDirection

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let x = direction == .leftToRight ? frame.minX : bounds.width - frame.maxX
        subviews[0].place(
            at: CGPoint(x: bounds.minX + x, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
}
