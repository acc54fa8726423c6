import DeviceCatalog
import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("A window's corners as views see them")
@MainActor
struct CornerTests {
    private func scene(_ direction: LayoutDirection = .leftToRight) -> WindowScene {
        var corners = RectCorners(CGSize.zero)
        corners.topLeft = CGSize(width: 96, height: 48)
        return WindowScene(
            size: CGSize(width: 400, height: 300), layoutDirection: direction,
            cornerRadii: RectCorners(topLeft: 8, topRight: 59, bottomLeft: 8, bottomRight: 59), cornerInsets: corners)
    }

    private func ask<Answer>(
        _ scene: WindowScene, padding: EdgeInsets = EdgeInsets(), scale: CGFloat = 1,
        _ question: @escaping (GeometryProxy) -> Answer
    ) -> Answer? {
        var answer: Answer?
        ViewHost(scene: scene) {
            GeometryReader { proxy in
                let _ = answer = question(proxy)
                Color.clear
            }.scaleEffect(scale).padding(padding)
        }.layOut()
        return answer
    }

    @Test("A view's inset is the part of the corner that it overlaps; elsewhere it has none")
    func insets() {
        let at = { (top: CGFloat, leading: CGFloat) in
            self.ask(
                self.scene(), padding: EdgeInsets(top: top, leading: leading, bottom: 0, trailing: 0),
                \.containerCornerInsets)
        }
        #expect(at(0, 0)?.topLeading == CGSize(width: 96, height: 48))
        #expect(at(40, 16)?.topLeading == CGSize(width: 80, height: 8))
        #expect(at(48, 0) == RectangleCornerInsets() && at(0, 96) == RectangleCornerInsets())
        #expect(at(0, 0)?.topTrailing == .zero && at(0, 0)?.bottomLeading == .zero)
    }

    @Test("Corners are physical: the left one is the leading or the trailing one")
    func direction() {
        let insets = ask(scene(.rightToLeft), \.containerCornerInsets)
        #expect(insets?.topTrailing == CGSize(width: 96, height: 48) && insets?.topLeading == .zero)
        let radii = ask(scene(.rightToLeft), \.concentricCornerRadii)
        #expect(radii == RectangleCornerRadii(topLeading: 59, bottomLeading: 59, bottomTrailing: 8, topTrailing: 8))
    }

    @Test("To a view drawn at half its size the corner takes twice as much")
    func scale() {
        // Drawn from 100 to 300 and from 75 to 225.
        var scene = scene()
        scene.cornerInsets.topLeft = CGSize(width: 130, height: 100)
        #expect(ask(scene, scale: 0.5, \.containerCornerInsets)?.topLeading == CGSize(width: 60, height: 50))
    }

    @Test("Concentric radii shrink with the distance from the window's sides")
    func radii() {
        let radii = { (padding: EdgeInsets) in self.ask(self.scene(), padding: padding, \.concentricCornerRadii) }
        #expect(
            radii(EdgeInsets())
                == RectangleCornerRadii(topLeading: 8, bottomLeading: 8, bottomTrailing: 59, topTrailing: 59))
        #expect(
            radii(EdgeInsets(top: 20, leading: 5, bottom: 5, trailing: 5))
                == RectangleCornerRadii(topLeading: 0, bottomLeading: 3, bottomTrailing: 54, topTrailing: 39))
        #expect(
            ask(scene()) { $0.concentricCornerRadii(in: CGRect(x: 340, y: 240, width: 50, height: 50)) }
                == RectangleCornerRadii(bottomTrailing: 49))
        var unknown = scene()
        unknown.cornerRadii = nil
        #expect(ask(unknown) { $0.concentricCornerRadii == nil } == true)
    }

    @Test("Readers are made again when corners change, and so are actions on geometry")
    func changes() {
        var told: [CGFloat] = []
        let host = ViewHost(scene: scene()) {
            Color.red.onGeometryChange(for: CGFloat.self) {
                $0.containerCornerInsets.topLeading.width
            } action: {
                told.append($0)
            }
        }
        host.layOut()
        host.scene.cornerInsets = RectCorners(.zero)
        host.layOut()
        host.layOut()
        #expect(told == [96, 0])
    }

    @Test(
        "A view keeps clear of window controls by moving, or by becoming smaller", arguments: LayoutDirection.allCases)
    func offset(direction: LayoutDirection) throws {
        let pad = try DeviceCatalog.standard().device(named: "ipad-pro-13")
        let scene = try pad.scene(pose: "landscape", window: "windowed", direction: direction)
        // Controls stay at the left, which is the trailing side for those who read from right to left.
        let edge: Edge.Set = direction == .leftToRight ? .leading : .trailing
        for (sizeToFit, width) in [(false, 1000), (true, 904)] as [(Bool, CGFloat)] {
            let host = ViewHost(scene: scene) {
                Color.red.frame(height: 40).id("bar").containerCornerOffset(edge, sizeToFit: sizeToFit)
                Color.blue.id("rest").containerCornerOffset(edge)
            }
            #expect(host.frame("bar").minX == 96 && host.frame("bar").width == width)
            #expect(host.frame("rest").minX == 0)
            #expect(host.snapshot().diagnostics.isEmpty)
        }
        let full = ViewHost(scene: try pad.scene(pose: "landscape", direction: direction)) {
            Color.red.frame(height: 40).id("bar").containerCornerOffset(.all, sizeToFit: true)
        }
        #expect(full.frame("bar").minX == 0 && full.frame("bar").width == 1376)
    }
}
