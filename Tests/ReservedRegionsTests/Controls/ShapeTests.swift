import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Shapes and paint")
@MainActor
struct ShapeTests {
    private struct Arrow: Shape {
        var reach: CGFloat = 0.5
        var behavior: LayoutDirectionBehavior = .mirrors

        var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.width * reach, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.width * reach, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    private func appearances(
        _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> some View
    ) -> [ElementAppearance] {
        ViewHost(
            scene: WindowScene(size: CGSize(width: 40, height: 20), layoutDirection: direction), content: content
        ).snapshot().elements.compactMap(\.appearance)
    }

    private func points(_ appearance: ElementAppearance) -> [CGFloat] {
        guard case .path(let path) = appearance.shape else { return [] }
        return path.segments.compactMap(\.end?.x)
    }

    @Test("A path is asked for in the final size and mirrored as the shape wants")
    func path() {
        #expect(appearances { Arrow() }.map(points) == [[0, 20, 20]])
        #expect(appearances(.rightToLeft) { Arrow() }.map(points) == [[40, 20, 20]])
        #expect(appearances(.rightToLeft) { Arrow(behavior: .fixed) }.map(points) == [[0, 20, 20]])
        #expect(appearances { Arrow(reach: 1).fill(.red).padding(.leading, 10) }.map(points) == [[0, 30, 30]])
        #expect(
            appearances { Path { $0.addRect(CGRect(x: 3, y: 0, width: 4, height: 5)) } }.map(points) == [[3, 7, 7, 3]])
    }

    @Test("A shape that changes is drawn anew, and nothing is laid out for it")
    func change() {
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 40, height: 20))) { Arrow(reach: 0.5) }
        host.layOut()
        let count = host.tree.arrangementCount
        host.update { Arrow(reach: 1) }
        #expect(host.snapshot().elements.compactMap(\.appearance).map(points) == [[0, 40, 40]])
        #expect(host.tree.arrangementCount == count)
    }

    @Test("Fill and stroke are one shape; a border lies inside, in the frame of the whole")
    func strokes() throws {
        let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)
        let both = try #require(appearances { Circle().fill(.red).stroke(.blue, style: style) }.first)
        #expect(both.shape == .circle && both.fill == Color.red.rgba && both.stroke == Color.blue.rgba)
        #expect(both.strokeWidth == 3)
        #expect(both.line == .init(cap: .round, join: .bevel, dash: [4, 2], dashPhase: 1))
        let border = try #require(appearances { Rectangle().strokeBorder(.blue, lineWidth: 4) }.first)
        #expect(border.shape == .path(Path(CGRect(x: 2, y: 2, width: 36, height: 16)).outline))
        let layers = appearances { Capsule().fill(.red).strokeBorder(.blue, lineWidth: 4) }
        #expect(layers.map(\.fill) == [Color.red.rgba, nil] && layers[0].shape == .capsule)
    }

    @Test("Corners of their own are mirrored", arguments: LayoutDirection.allCases)
    func corners(direction: LayoutDirection) throws {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 8)
        let drawn = try #require(appearances(direction) { shape }.first)
        guard case .path(let path) = drawn.shape else { throw Missing() }
        let curves = path.segments.compactMap { segment -> CGFloat? in
            if case .curve(_, _, let end) = segment { end.x } else { nil }
        }
        #expect(curves == (direction == .leftToRight ? [8] : [32]))
    }

    @Test("Gradients run from leading to trailing and have a mean", arguments: LayoutDirection.allCases)
    func gradients(direction: LayoutDirection) throws {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let (start, end) = direction == .leftToRight ? (0.0, 1.0) : (1, 0)
        for drawn in [appearances(direction) { gradient }, appearances(direction) { Circle().fill(gradient) }] {
            let drawn = try #require(drawn.first)
            #expect(drawn.gradient?.course == .linear(from: CGPoint(x: start, y: 0.5), to: CGPoint(x: end, y: 0.5)))
            #expect(drawn.fill == RGBA(red: 0.5, green: 0.5, blue: 0.5))
        }
        let stops = [Gradient.Stop(color: .black, location: 0.5), .init(color: .white, location: 0.5)]
        #expect(Gradient(stops: stops).mean == RGBA(red: 0.5, green: 0.5, blue: 0.5))
        #expect(Gradient(colors: []).mean.alpha == 0 && Gradient(colors: [.red]).mean == Color.red.rgba)
        #expect(Gradient(stops: [.init(color: .red, location: .nan)]).mean == Color.red.rgba)
    }

    private struct Themed: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.layoutDirection == .rightToLeft ? Color.red : Color.blue
        }
    }

    @Test("Styles depend on what they inherit")
    func styles() {
        #expect(appearances(.rightToLeft) { Rectangle().fill(Themed()) }.map(\.fill) == [Color.red.rgba])
        #expect(appearances { Rectangle().fill(AnyShapeStyle(Themed())) }.map(\.fill) == [Color.blue.rgba])
        let tertiary = appearances { Rectangle().fill(.tertiary).foregroundStyle(.red) }
        #expect(tertiary.map(\.fill) == [Color.red.opacity(0.3).rgba])
        #expect(appearances { Rectangle().foregroundStyle(.red) }.map(\.fill) == [Color.red.rgba])
        #expect(appearances { Text("").background(.regularMaterial) }.first?.fill?.alpha == 0.75)
    }

    @Test(
        "Hues become colours",
        arguments: [
            (0.0, [1.0, 0, 0]), (1 / 3, [0, 1, 0]), (2 / 3, [0, 0, 1]), (0.5, [0, 1, 1]), (-0.5, [0, 1, 1]),
        ] as [(Double, [Double])])
    func hues(hue: Double, expected: [Double]) {
        let color = Color(hue: hue, saturation: 1, brightness: 1).rgba
        #expect(zip([color.red, color.green, color.blue], expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }
}

private struct Missing: Error {}
