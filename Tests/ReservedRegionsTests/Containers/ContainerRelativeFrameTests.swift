import Foundation
import RegionGeometry
import RegionModel
import Testing

@testable import ReservedRegions

/// Frames whose lengths come from the container around.
@Suite("Frames relative to containers")
@MainActor
struct ContainerRelativeFrameTests {
    private let scene = WindowScene.phone()

    private func size<Content: View>(_ id: String, @ViewBuilder _ content: () -> Content) -> CGSize {
        let host = ViewHost(scene: scene, content: content)
        defer { #expect(host.snapshot().diagnostics.isEmpty) }
        return host.frame(id).size
    }

    private func whole(_ axes: Axis.Set = [.horizontal, .vertical]) -> some View {
        Color.red.id("it").containerRelativeFrame(axes)
    }

    @Test("Without a container it is the window's, less its safe area, whatever stacks are between")
    func window() {
        #expect(size("it") { whole() } == CGSize(width: 400, height: 710))
        #expect(size("it") { HStack { whole(.horizontal).padding(30) }.frame(width: 50) }.width == 400)
        // Along the other axis the view has what it is offered.
        #expect(size("it") { whole(.vertical).frame(width: 70) } == CGSize(width: 70, height: 710))
    }

    @Test("Parts of a container are counted with what is between them")
    func parts() {
        let third = size("it") {
            Color.red.id("it").containerRelativeFrame(.horizontal, count: 3, spacing: 20)
        }
        #expect(third.width == 120)
        let two = size("it") {
            Color.red.id("it").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 20)
        }
        #expect(two.width == 260)
        let made = size("it") {
            Color.red.id("it").containerRelativeFrame([.horizontal, .vertical]) { $1 == .horizontal ? $0 / 4 : $0 / 10 }
        }
        #expect(made == CGSize(width: 100, height: 71))
    }

    @Test("A scroll view is a container, less its margins")
    func scrollView() {
        let page = size("it") {
            ScrollView(.horizontal) {
                HStack { ForEach(0..<3, id: \.self) { _ in whole() } }
            }.frame(width: 300, height: 200)
        }
        #expect(page == CGSize(width: 300, height: 200))
        let inset = size("it") {
            ScrollView(.horizontal) { whole(.horizontal) }
                .contentMargins(.leading, 10).contentMargins(.horizontal, 25).safeAreaPadding(.leading, 5)
                .frame(width: 300)
        }
        #expect(inset.width == 260)
        // Across, the container is what the scroll view was offered, not what its content made of it.
        #expect(size("it") { ScrollView { whole(.horizontal) } }.width == 400)
    }

    @Test("Pages of navigation and tabs are containers, less their bars")
    func pages() {
        #expect(size("it") { NavigationStack { whole() } } == CGSize(width: 400, height: 710 - 44))
        #expect(size("it") { TabView { whole().tabItem { Text("Tab") } } } == CGSize(width: 400, height: 710 - 49))
        let row = size("it") { NavigationStack { List { whole(.vertical) } } }
        #expect(row.height == 666)
    }

    @Test("It follows the container, and the alignment is kept", arguments: LayoutDirection.allCases)
    func follows(direction: LayoutDirection) {
        let host = ViewHost(scene: .phone(direction: direction)) {
            ScrollView {
                Color.red.frame(width: 40, height: 10).id("it")
                    .containerRelativeFrame(.horizontal, alignment: .trailing).id("frame")
            }
        }
        for width in [400, 320, 500] as [CGFloat] {
            host.scene.size.width = width
            #expect(host.frame("frame") == CGRect(x: 0, y: 60, width: width, height: 10))
            #expect(host.frame("it").minX == (direction == .leftToRight ? width - 40 : 0))
        }
    }

    @Test("A length that is none is reported, and the content's own is used")
    func noLength() {
        let host = ViewHost(scene: scene) {
            Color.red.frame(width: 9).id("it").containerRelativeFrame(.horizontal, count: 0, spacing: 1)
        }
        #expect(host.frame("it").width == 9)
        #expect(host.snapshot().diagnostics.map(\.message).contains { $0.contains("containerRelativeFrame") })
    }
}
