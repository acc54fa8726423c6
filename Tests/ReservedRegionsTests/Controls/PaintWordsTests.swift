import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Words for paint and outlines")
@MainActor
struct PaintWordsTests {
    private let scene = WindowScene(size: CGSize(width: 100, height: 80))

    private func fill(@ViewBuilder _ content: @escaping () -> some View) -> RGBA? {
        ViewHost(scene: scene, content: content).snapshot().elements.first?.appearance?.fill
    }

    @Test("A style's weaker strengths let through more of what is behind")
    func strengths() {
        let alpha = { (style: any ShapeStyle) in style.resolved(in: EnvironmentValues()).alpha }
        #expect(alpha(Color.red.secondary) == 0.6)
        #expect(alpha(BackgroundStyle().tertiary) == 0.3)
        #expect(alpha(Color.red.opacity(0.5).quaternary) == 0.09)
        #expect(alpha(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).quinary) == 0.1)
        #expect(fill { Rectangle().fill(.background.secondary) }?.alpha == 0.6)
        #expect(fill { Rectangle().fill(.tint.opacity(0.25)) }?.alpha == 0.25)
    }

    @Test("A gradient's colours grow weaker with it")
    func weakGradient() {
        let paint = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).secondary
            ._paint(in: EnvironmentValues())
        #expect(paint.gradient?.stops.map(\.color.alpha) == [0.6, 0.6])
    }

    @Test("Colours are mixed by shares from 0 to 1", arguments: [(0.0, 0.0), (0.5, 0.5), (1, 1), (3, 1), (-1, 0)])
    func mixing(share: Double, white: Double) {
        #expect(Color.black.mix(with: .white, by: share) == Color(white: white))
        #expect(Color.black.mix(with: .white, by: .nan) == .black)
    }

    @Test("An outline is turned and scaled around its middle, unless another point is to stay")
    func outlines() {
        let rect = CGRect(x: 10, y: 20, width: 40, height: 20)
        let bounds = { (shape: any Shape) in shape.path(in: rect).boundingRect.rounded }
        #expect(bounds(Rectangle().rotation(.degrees(90))) == CGRect(x: 20, y: 10, width: 20, height: 40))
        #expect(
            bounds(Rectangle().rotation(.degrees(180), anchor: .topLeading))
                == CGRect(x: -30, y: 0, width: 40, height: 20))
        #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 20, y: 25, width: 20, height: 10))
        #expect(bounds(Rectangle().scale(x: 2, anchor: .leading)) == CGRect(x: 10, y: 20, width: 80, height: 20))
        #expect(bounds(Rectangle().size(width: 5, height: 6)) == CGRect(x: 10, y: 20, width: 5, height: 6))
        let moved = Rectangle().transform(CGAffineTransform(translationX: 3, y: 4))
        #expect(bounds(moved) == CGRect(x: 13, y: 24, width: 40, height: 20))
    }

    @Test("A shape that is turned keeps its room", arguments: LayoutDirection.allCases)
    func room(direction: LayoutDirection) {
        let snapshot = ViewHost(scene: scene) {
            Rectangle().rotation(.degrees(45)).fill(.red).frame(width: 30, height: 20)
                .environment(\.layoutDirection, direction)
        }.snapshot()
        #expect(snapshot.elements.map(\.frame) == [CGRect(x: 35, y: 30, width: 30, height: 20)])
    }

    @Test("A clock shows what is left, or what has passed, of its interval")
    func clock() {
        let start = Date(timeIntervalSince1970: 0)
        let text = { (text: Text) in text.string }
        let interval = start...start.addingTimeInterval(3725)
        #expect(text(Text(timerInterval: interval)) == "1:02:05")
        #expect(text(Text(timerInterval: interval, showsHours: false)) == "62:05")
        #expect(text(Text(timerInterval: interval, pauseTime: start.addingTimeInterval(3665))) == "1:00")
        #expect(
            text(Text(timerInterval: interval, pauseTime: start.addingTimeInterval(65), countsDown: false)) == "1:05")
        #expect(text(Text(timerInterval: interval, pauseTime: start.addingTimeInterval(9999))) == "0:00")
    }

    private struct Share: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label
                Color.red.frame(width: 50 * (configuration.fractionCompleted ?? 0), height: 10)
            }
        }
    }

    @Test("A progress view is what its style makes of it", arguments: LayoutDirection.allCases)
    func progress(direction: LayoutDirection) {
        let snapshot = ViewHost(scene: scene) {
            ProgressView("Go", value: 1, total: 2).progressViewStyle(Share()).environment(\.layoutDirection, direction)
        }.snapshot()
        #expect(snapshot.elements.first?.id == "ProgressView" && snapshot.elements.first?.label == "Go")
        #expect(snapshot.elements.last?.frame.width == 25)
        let wheel = ViewHost(scene: scene) { ProgressView().progressViewStyle(Share()) }.snapshot()
        #expect(wheel.elements.first?.frame.height == 10)
    }
}

extension CGRect {
    fileprivate var rounded: CGRect {
        CGRect(x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded())
    }
}
