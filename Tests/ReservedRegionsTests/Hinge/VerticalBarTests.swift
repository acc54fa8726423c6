import DeviceCatalog
import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Bars beside a camera")
@MainActor
struct VerticalBarTests {
    private func duo(_ pose: String, _ window: String? = nil, _ direction: LayoutDirection = .leftToRight) throws
        -> WindowScene
    { try DeviceCatalog.standard().device(named: "iphone-duo").scene(pose: pose, window: window, direction: direction) }

    private struct Probe: View {
        @Environment(\.toolbarVerticalEdge) var edge
        let tell: (HorizontalEdge?) -> Void

        var body: some View {
            let _ = tell(edge)
            Color.red
        }
    }

    @Test(
        "The bar keeps its side of the hardware, so its edge turns with the direction",
        arguments: [
            ("closed-portrait", nil, .trailing), ("closed-landscape-right", nil, .trailing),
            ("closed-landscape-left", nil, .leading), ("flat-landscape", nil, .trailing), ("book", nil, .trailing),
            ("book", "split-left", .leading), ("book", "split-right", .trailing), ("flat-portrait", nil, nil),
            ("laptop", nil, nil), ("book-status-bar-hidden", nil, .trailing),
        ] as [(String, String?, HorizontalEdge?)])
    func edges(pose: String, window: String?, edge: HorizontalEdge?) throws {
        var seen: [HorizontalEdge?] = []
        for direction in LayoutDirection.allCases {
            ViewHost(scene: try duo(pose, window, direction)) { Probe { seen.append($0) } }.layOut()
        }
        let opposite: HorizontalEdge? = edge.map { $0 == .leading ? .trailing : .leading }
        #expect(seen == [edge, opposite])
    }

    @Test("A view reads it in its own direction, whatever is around it")
    func islands() throws {
        for direction in LayoutDirection.allCases {
            var seen: [HorizontalEdge?] = []
            ViewHost(scene: try duo("book", nil, direction)) {
                Probe { seen.append($0) }.environment(\.layoutDirection, .leftToRight)
                    .padding().environment(\.layoutDirection, .rightToLeft)
                Probe { seen.append($0) }.environment(\.layoutDirection, .rightToLeft)
            }.layOut()
            #expect(seen == [.trailing, .leading])
        }
    }

    @Test("Where bars there are not wanted there is none, and it comes back with the pose")
    func disabled() throws {
        var (seen, other): ([HorizontalEdge?], [HorizontalEdge?]) = ([], [])
        let host = ViewHost(scene: try duo("book")) {
            Probe { seen.append($0) }.toolbarVerticalBehavior(.disabled)
            Probe { other.append($0) }.toolbarVerticalBehavior(.automatic)
        }
        host.layOut()
        host.scene = try duo("laptop")
        host.layOut()
        host.scene = try duo("closed-landscape-left")
        host.layOut()
        #expect(seen.allSatisfy { $0 == nil })
        var different: [HorizontalEdge?] = []
        for edge in other where different.isEmpty || different.last != .some(edge) { different.append(edge) }
        #expect(different == [.trailing, nil, .leading])
    }

    @Test("A container has margins of 20 at the side without a bar, none at the bar's, none above and below")
    func margins() throws {
        for (pose, window, left, right) in [
            ("book", nil, 20, 0), ("closed-landscape-left", nil, 0, 20), ("laptop", nil, 20, 20),
            ("book", "split-left", 0, 20), ("book", "split-right", 20, 0),
        ] as [(String, String?, CGFloat, CGFloat)] {
            for direction in LayoutDirection.allCases {
                var seen = EdgeInsets()
                let host = ViewHost(scene: try duo(pose, window, direction)) {
                    GeometryReader { proxy in
                        let _ = seen = proxy.contentMargins(for: .container)
                        Color.red.id("view").contentMargins(for: .container)
                    }
                }
                let frame = host.frame("view")
                let safe = host.scene.safeBounds
                #expect(frame.minX == safe.minX + left && frame.maxX == safe.maxX - right, "\(host.scene.name)")
                #expect(frame.minY == safe.minY && frame.maxY == safe.maxY)
                let isReversed = direction == .rightToLeft
                #expect(seen.leading == (isReversed ? right : left) && seen.trailing == (isReversed ? left : right))
                #expect(seen.top == 0 && seen.bottom == 0)
            }
        }
    }

    @Test("The bar lies within the safe area's inset, clear of the status strip")
    func place() throws {
        for scene in try DeviceCatalog.standard().device(named: "iphone-duo").scenes() {
            guard let bar = scene.verticalBar else { continue }
            let frame = bar.frame(in: scene.size)
            #expect(scene.bounds.contains(frame))
            // With the status bar hidden there is no inset.
            if scene.name.pose?.hasSuffix("book-status-bar-hidden") != true,
                scene.safeArea.left + scene.safeArea.right > 0
            {
                #expect(!frame.meets(scene.safeBounds), "\(scene.name)")
            }
            for region in scene.regions where region.name.hasPrefix("status") {
                #expect(!frame.meets(region.frame), "\(scene.name)")
            }
        }
    }

    @Test("Items of toolbars that speak of bars at the side stand where they would without")
    func toolbarItems() {
        let hasOverflow = true
        let host = ViewHost(scene: .phone()) {
            NavigationStack {
                Color.red.id("page").toolbar {
                    ToolbarItem { Color.blue.frame(width: 30, height: 30).id("item") }
                        .axisBehavior(.verticalPreferred).visibilityPriority(.high)
                    ToolbarItem(placement: .topBarPinnedTrailing) { Color.green.frame(width: 20, height: 20).id("pin") }
                    if hasOverflow { ToolbarOverflowMenu { Button("Archive") {} } }
                }
                .toolbarVerticalCompressionBehavior(.prefersTabBar)
            }
        }
        #expect(host.frame("item").width == 30 && host.frame("pin").minX > host.frame("item").maxX)
        #expect(ToolbarItemVisibilityPriority.low < .automatic && .automatic < .high)
        #expect(ToolbarItemVisibilityPriority(higherThan: .high) > .high)
        #expect(ToolbarItemVisibilityPriority(lowerThan: .low) < .low)
        #expect(ToolbarItemVisibilityPriority(higherThan: .low) < .automatic)
    }
}
