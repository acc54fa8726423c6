import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// Modifiers that change where views are drawn, and nothing that is laid out.
@Suite("Where views are drawn")
@MainActor
struct DrawnPlaceTests {
    private func host(
        _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> some View
    ) -> ViewHost {
        ViewHost(
            scene: WindowScene(size: CGSize(width: 100, height: 100), layoutDirection: direction), content: content)
    }

    private func box(_ id: String, _ length: CGFloat = 10) -> some View {
        Color.red.id(id).frame(width: length, height: length)
    }

    private func order(_ host: ViewHost) -> [String] {
        host.snapshot().elements.filter { $0.role == .shape || $0.role == .background }.map(\.id)
    }

    @Test(
        "Siblings are drawn by their z index, and else in their order; layout stays",
        arguments: LayoutDirection.allCases)
    func zIndex(direction: LayoutDirection) {
        func row(_ indices: [Double]) -> some View {
            HStack(spacing: 0) {
                ForEach(0..<indices.count, id: \.self) { index in
                    Color.red.accessibilityIdentifier("\(index)").zIndex(indices[index]).padding(1)
                }
            }
        }
        let host = host(direction) { row([0, 2, -1, 0, 2]) }
        #expect(order(host) == ["2", "0", "3", "1", "4"])
        let plain = self.host(direction) { row([0, 0, 0, 0, 0]) }
        #expect(Set(Laid.frames(of: host).values) == Set(Laid.frames(of: plain).values))
        host.update { row([1, 0, 0, 0, 0]) }
        #expect(order(host) == ["1", "2", "3", "4", "0"])
    }

    @Test("A z index counts among siblings, from the outside, and not beyond the container or beside a layer")
    func zIndexScope() {
        let host = host {
            ZStack {
                ZStack { box("inner").zIndex(9) }.zIndex(1)
                box("two").zIndex(0).zIndex(2)
                box("zero").overlay { box("over").zIndex(-5) }.background { box("behind").zIndex(5) }
            }
        }
        #expect(order(host) == ["behind", "zero", "over", "inner", "two"])
        #expect(self.host { box("a").zIndex(.nan) }.snapshot().diagnostics.count == 1)
    }

    @Test("What mirrors is drawn mirrored in its direction", arguments: LayoutDirection.allCases)
    func mirroring(direction: LayoutDirection) {
        func view(_ behavior: LayoutDirectionBehavior) -> ViewHost {
            host(direction) {
                HStack(spacing: 0) {
                    box("a", 20)
                    box("b", 30)
                }.layoutDirectionBehavior(behavior)
            }
        }
        let isRightToLeft = direction == .rightToLeft
        #expect(view(.fixed).frame("a").minX == (isRightToLeft ? 55 : 25))
        #expect(view(.mirrors).frame("a").minX == 25)
        #expect(view(.mirrors(in: .leftToRight)).frame("a").minX == 55)
        #expect(
            host(direction) { box("a").padding(.leading, 30).flipsForRightToLeftLayoutDirection(true) }
                .frame("a").minX == 60)
    }

    @Test("A visual effect follows the view's geometry", arguments: LayoutDirection.allCases)
    func visualEffect(direction: LayoutDirection) {
        func view(_ width: CGFloat) -> some View {
            HStack(spacing: 0) {
                Color.red.id("it").frame(width: width, height: 10)
                    .visualEffect { content, proxy in
                        content.scaleEffect(x: 2, anchor: .leading).offset(x: proxy.size.width / 2, y: 3).opacity(0.5)
                    }
                box("beside")
                Spacer(minLength: 0)
            }
        }
        let host = host(direction) { view(20) }
        for width in [20, 30] as [CGFloat] {
            host.update { view(width) }
            let drawn = CGRect(x: width / 2, y: 48, width: 2 * width, height: 10)
            #expect(host.frame("it") == (direction == .leftToRight ? drawn : drawn.mirrored(inWidth: 100)))
            #expect(host.frame("beside").minX == (direction == .leftToRight ? width : 90 - width))
            #expect(host.element("it")?.appearance?.opacity == 0.5)
        }
        #expect(self.host { box("gone").visualEffect { effect, _ in effect.opacity(0) } }.element("gone") == nil)
    }

    @Test("A reader is told where an effect draws it")
    func readers() {
        var seen = CGRect.null
        let host = host {
            GeometryReader { proxy in
                let _ = seen = proxy.frame(in: .global)
                Color.clear
            }
            .visualEffect { content, _ in content.offset(x: 7) }
        }
        host.layOut()
        #expect(seen == CGRect(x: 7, y: 0, width: 100, height: 100))
    }
}
