import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Canvases")
@MainActor
struct CanvasTests {
    private func canvas(
        _ direction: LayoutDirection = .leftToRight, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> LayoutElement {
        let scene = WindowScene(size: CGSize(width: 100, height: 50), layoutDirection: direction)
        let elements = ViewHost(scene: scene) { Canvas(renderer: draw) }.snapshot().elements
        #expect(elements.count == 1 && elements[0].id == "Canvas" && elements[0].role == .image)
        return try #require(elements.first)
    }

    @Test("What is drawn is kept in order, transformed, whatever the direction", arguments: LayoutDirection.allCases)
    func marks(direction: LayoutDirection) throws {
        let element = try canvas(direction) { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            var other = context
            other.translateBy(x: 10, y: 5)
            other.scaleBy(x: 2, y: 2)
            other.opacity = 0.5
            other.stroke(Path(CGRect(x: 1, y: 1, width: 10, height: 5)), with: .color(.blue), lineWidth: 3)
            context.drawLayer { layer in
                layer.rotate(by: .degrees(90))
                layer.fill(Path(CGRect(x: 0, y: -20, width: 10, height: 20)), with: .style(.green))
            }
        }
        let marks = try #require(element.appearance?.marks)
        let expected = [
            CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 12, y: 7, width: 20, height: 10),
            CGRect(x: 0, y: 0, width: 20, height: 10),
        ]
        for (mark, frame) in zip(marks, expected) {
            #expect(abs(mark.frame.minX - frame.minX) < 1e-9 && abs(mark.frame.maxY - frame.maxY) < 1e-9)
            #expect(abs(mark.frame.width - frame.width) < 1e-9)
        }
        #expect(marks.count == 3 && marks[1].appearance.strokeWidth == 6 && marks[1].appearance.opacity == 0.5)
        #expect(marks.map(\.appearance.fill) == [Color.red.rgba, nil, Color.green.rgba])
    }

    @Test("Texts stand by their anchor, and lines break in a rectangle", arguments: LayoutDirection.allCases)
    func texts(direction: LayoutDirection) throws {
        var measured = CGSize.zero
        let element = try canvas(direction) { context, size in
            let text = context.resolve(Text("Hi").font(.system(size: 10)))
            measured = text.measure(in: size)
            context.draw(text, at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing)
            context.draw(Text("one two").font(.system(size: 10)), in: CGRect(x: 20, y: 0, width: 30, height: 50))
        }
        let marks = try #require(element.appearance?.marks)
        #expect(measured == CGSize(width: 10, height: 12))
        #expect(marks[0].frame == CGRect(x: 40, y: 38, width: 10, height: 12))
        #expect(marks[0].lines.map(\.baseline) == [48])
        #expect(marks[1].lines.map(\.text) == ["one", "two"])
        #expect(marks[1].frame.minX == (direction == .leftToRight ? 20 : 35))
    }

    @Test("Gradients of a canvas have their points in it, transformed")
    func gradients() throws {
        let element = try canvas { context, _ in
            context.translateBy(x: 10, y: 0)
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 20, height: 10)),
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: -10, y: 0),
                    endPoint: CGPoint(x: 10, y: 10)))
        }
        #expect(
            element.appearance?.marks.first?.appearance.gradient?.course
                == .linear(from: CGPoint(x: -0.5, y: 0), to: CGPoint(x: 0.5, y: 1)))
    }

    @Test("A drawing has so many parts and no more")
    func limit() throws {
        let element = try canvas { context, _ in
            for _ in 0..<10_050 { context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground) }
        }
        #expect(element.appearance?.marks.count == 10_000)
    }
}
