import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Drawing effects")
@MainActor
struct DrawingEffectTests {
    private func host(
        _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> some View
    ) -> ViewHost {
        ViewHost(
            scene: WindowScene(size: CGSize(width: 100, height: 100), layoutDirection: direction), content: content)
    }

    @Test(
        "Scaling moves what is drawn about its anchor, and nothing that is laid out",
        arguments: LayoutDirection.allCases)
    func scale(direction: LayoutDirection) {
        let host = host(direction) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).id("inner").padding(5).id("middle")
                    .scaleEffect(2, anchor: .topLeading)
                Color.blue.frame(width: 20, height: 20).id("beside")
            }
        }
        let frames = Dictionary(uniqueKeysWithValues: host.framesByID().map { ($0.id, $0.frame) })
        let mirrored = { (rect: CGRect) in direction == .leftToRight ? rect : rect.mirrored(inWidth: 100) }
        #expect(frames["middle"] == mirrored(CGRect(x: 25, y: 40, width: 60, height: 40)))
        #expect(frames["inner"] == mirrored(CGRect(x: 35, y: 50, width: 40, height: 20)))
        #expect(frames["beside"] == mirrored(CGRect(x: 55, y: 40, width: 20, height: 20)))
    }

    @Test("Nested scales multiply, texts and shapes are drawn in their size, and what has none is not there")
    func nested() throws {
        let elements = host {
            ZStack {
                Text("Hi").font(.system(size: 10)).scaleEffect(x: 2, y: 2).scaleEffect(0.25)
                RoundedRectangle(cornerRadius: 6).stroke(.red, lineWidth: 4).frame(width: 40, height: 20)
                    .scaleEffect(0.5)
                Text("gone").scaleEffect(0)
            }
        }.snapshot().elements
        let text = try #require(elements.first { $0.role == .text })
        #expect(text.frame == CGRect(x: 47.5, y: 47, width: 5, height: 6))
        #expect(text.lines.map(\.frame) == [text.frame] && text.appearance?.textStyle?.size == 5)
        let shape = try #require(elements.first { $0.role == .shape })
        #expect(shape.appearance?.shape == .roundedRectangle(cornerRadius: 3))
        #expect(shape.appearance?.strokeWidth == 2)
        #expect(elements.filter { $0.role == .text }.count == 1)
    }

    @Test("A reader hears where it is drawn, again when only that changes")
    func proxies() {
        var heard: [CGRect] = []
        var named: [CGRect] = []
        func content(_ scale: CGFloat) -> some View {
            GeometryReader { proxy in
                let _ = heard.append(proxy.frame(in: .global))
                let _ = named.append(proxy.frame(in: .named("space")))
                Color.red
            }
            .padding(10)
            .coordinateSpace(.named("space"))
            .scaleEffect(scale)
        }
        let host = host { content(0.5) }
        host.layOut()
        host.update { content(2) }
        host.layOut()
        #expect(heard.last == CGRect(x: -30, y: -30, width: 160, height: 160))
        #expect(heard.first == CGRect(x: 30, y: 30, width: 40, height: 40))
        #expect(named.allSatisfy { $0 == CGRect(x: 10, y: 10, width: 80, height: 80) })
    }

    @Test("A fill of the view's own size is drawn in the shape that cuts it off", arguments: LayoutDirection.allCases)
    func clips(direction: LayoutDirection) {
        func shapes(@ViewBuilder _ content: () -> some View) -> [ElementAppearance.Shape?] {
            host(direction, content).snapshot().elements.filter { $0.role != .text }.map { $0.appearance?.shape }
        }
        #expect(shapes { Color.red.clipShape(Circle()) } == [.circle])
        #expect(
            shapes { Color.red.frame(width: 20, height: 20).cornerRadius(4) } == [.roundedRectangle(cornerRadius: 4)])
        #expect(shapes { Text("Hi").background(.red).clipShape(.capsule) } == [.capsule])
        #expect(shapes { Color.red.padding(4).clipShape(Circle()) } == [.rectangle])
        #expect(shapes { Color.red.mask { Ellipse() } } == [.ellipse])
        #expect(shapes { Color.red.mask { Text("Hi") } } == [.rectangle])
        #expect(shapes { Color.red.clipped().rotationEffect(.degrees(30)) } == [.rectangle])
        #expect(shapes { Color.red.cornerRadius(10).scaleEffect(0.5) } == [.roundedRectangle(cornerRadius: 5)])
    }
}
