import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// Styles of an app's own, and whom a style reaches.
@Suite("Arrangement styles")
@MainActor
struct ArrangementStyleTests {
    /// Both views in a column, whatever the room.
    private struct Stacked: ArrangementViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.primary
                configuration.secondary
            }
        }
    }

    /// The platform's arrangement with room around it and, if asked, another style.
    private struct Inset: ArrangementViewStyle {
        var axes: Axis.Set?
        @State private var inset: CGFloat = 10

        init(axes: Axis.Set? = nil) { self.axes = axes }

        func makeBody(configuration: Configuration) -> some View {
            if let axes {
                ArrangementView(configuration).arrangementViewStyle(.split.axes(axes)).padding(inset)
            } else {
                ArrangementView(configuration).padding(inset)
            }
        }
    }

    private func arrangement<Primary: View>(@ViewBuilder _ primary: () -> Primary) -> some View {
        ArrangementView(primary: primary) {
            Color.blue.id("b")
        }
    }

    private func host<Content: View>(_ width: CGFloat = 220, @ViewBuilder _ content: () -> Content) -> ViewHost {
        ViewHost(scene: WindowScene(size: CGSize(width: width, height: 120)), content: content)
    }

    @Test("A style lays the two views out as it likes")
    func own() {
        let host = host { arrangement { Color.red.id("a") }.arrangementViewStyle(Stacked()) }
        #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 220, height: 60))
        #expect(host.frame("b") == CGRect(x: 0, y: 60, width: 220, height: 60))
    }

    @Test("A style may hand its arrangement on, to the platform's style or another")
    func handedOn() {
        let plain = host { arrangement { Color.red.id("a") }.arrangementViewStyle(Inset()) }
        #expect(plain.frame("a") == CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(plain.frame("b") == CGRect(x: 110, y: 10, width: 100, height: 100))
        let single = host { arrangement { Color.red.id("a") }.arrangementViewStyle(Inset(axes: .vertical)) }
        #expect(single.frame("a") == CGRect(x: 10, y: 10, width: 200, height: 100))
    }

    @Test("An arrangement in a pane has the style of those around, and not the one that a style chose for its own")
    func reaches() {
        let host = host(320) {
            arrangement {
                ArrangementView {
                    Color.red.id("c")
                } secondary: {
                    Color.red.id("d")
                }
            }
            .arrangementViewStyle(Inset(axes: .horizontal))
        }
        // The outer pane is 150 × 100; the inner arrangement is inset once more.
        #expect(host.frame("c") == CGRect(x: 20, y: 20, width: 65, height: 80))
        #expect(host.frame("d") == CGRect(x: 85, y: 20, width: 65, height: 80))
    }

    @Test("The automatic style is the split one, and so is none")
    func automatic() {
        let expected = CGRect(x: 110, y: 0, width: 110, height: 120)
        #expect(host { arrangement { Color.red } }.frame("b") == expected)
        #expect(host { arrangement { Color.red }.arrangementViewStyle(.automatic) }.frame("b") == expected)
        #expect(host { arrangement { Color.red }.arrangementViewStyle(.split) }.frame("b") == expected)
    }

    @Test("Outside of arrangements there is no axis and no depth")
    func outside() {
        var values = EnvironmentValues()
        #expect(values.splitArrangementAxis == nil && values.overlayArrangementZIndex == 0)
        (values.splitArrangementAxis, values.overlayArrangementZIndex) = (.vertical, 3)
        #expect(values.splitArrangementAxis == .vertical && values.overlayArrangementZIndex == 3)
    }
}
