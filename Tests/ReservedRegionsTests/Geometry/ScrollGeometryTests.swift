import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// What views are told of the scroll views in and around them.
@Suite("Geometry of scroll views")
@MainActor
struct ScrollGeometryTests {
    private final class Told<Value> {
        var values: [Value] = []
    }

    @Test("The geometry is told once, and again when it changes", arguments: LayoutDirection.allCases)
    func geometry(direction: LayoutDirection) {
        let told = Told<ScrollGeometry>()
        func view(_ length: CGFloat) -> some View {
            VStack {
                ScrollView(.horizontal) { Color.red.frame(width: length) }
                    .contentMargins(.leading, 10).contentMargins(.top, 5)
            }
            .onScrollGeometryChange(for: ScrollGeometry.self, of: \.self) { told.values.append($1) }
        }
        let host = Laid(200, 100, direction: direction) { view(300) }.host
        host.update { view(300) }
        host.layOut()
        host.update { view(400) }
        host.layOut()
        let isRightToLeft = direction == .rightToLeft
        let insets =
            isRightToLeft
            ? EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 10)
            : EdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 0)
        let expected = [300, 400].map { length in
            ScrollGeometry(
                contentOffset: CGPoint(x: isRightToLeft ? length + 10 - 200 : -10, y: -5),
                contentSize: CGSize(width: length, height: 95), contentInsets: insets,
                containerSize: CGSize(width: 200, height: 100))
        }
        #expect(told.values == expected)
        #expect(expected[0].bounds.size == CGSize(width: 190, height: 95))
        #expect(expected[0].visibleRect.origin == expected[0].contentOffset)
    }

    @Test("A view is told whether enough of it is in sight", arguments: LayoutDirection.allCases)
    func visibility(direction: LayoutDirection) {
        let told = Told<String>()
        func view(_ start: CGFloat) -> some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { item in
                        Color.red.frame(width: 100)
                            .onScrollVisibilityChange(threshold: 0.6) { told.values.append("\(item) \($0)") }
                    }
                }
            }.scrollPosition(.constant(ScrollPosition(x: start)))
        }
        let host = Laid(150, 50, direction: direction) { view(0) }.host
        #expect(told.values == ["0 true"])
        host.update { view(60) }
        host.layOut()
        #expect(told.values == ["0 true", "0 false", "1 true"])
    }

    @Test("A place in a scroll view is where it is seen, along the axis that is asked for")
    func space() {
        var seen: [CGFloat] = []
        let laid = Laid(200, 100) {
            ScrollView {
                ScrollView(.horizontal) {
                    GeometryReader { proxy in
                        let spaces: [NamedCoordinateSpace] = [
                            .scrollView, .scrollView(axis: .horizontal), .scrollView(axis: .vertical),
                        ]
                        let _ = seen = spaces.map { proxy.frame(in: $0).minY } + [proxy.frame(in: .global).minY]
                        Color.red
                    }.frame(width: 20, height: 30)
                }.padding(.top, 7)
            }
            .contentMargins(.top, 4).padding(.top, 2)
        }
        laid.host.layOut()
        #expect(seen == [0, 0, 11, 13])
    }
}
