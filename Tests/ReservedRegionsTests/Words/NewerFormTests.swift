import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// Forms that source of others has, and what comes of them.
@Suite("Newer and rarer forms")
@MainActor
struct NewerFormTests {
    private let scene = WindowScene(size: CGSize(width: 200, height: 200))

    private func frames<Content: View>(@ViewBuilder _ content: () -> Content) -> [String: CGRect] {
        let host = ViewHost(scene: scene, content: content)
        return Dictionary(host.framesByID().map { ($0.id, $0.frame) }) { first, _ in first }
    }

    @Test("A section that is closed has its title and no rows", arguments: [true, false])
    func closedSection(isExpanded: Bool) {
        let host = ViewHost(scene: scene) {
            List {
                Section("Title", isExpanded: .constant(isExpanded)) { Text("Row") }
            }
        }
        let texts = host.snapshot().elements.flatMap { $0.lines.map(\.text) }
        #expect(texts == (isExpanded ? ["Title", "Row"] : ["Title"]))
    }

    private struct BoxAcross: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 3) {
                configuration.label
                configuration.content
            }
        }
    }

    private struct LabelAcross: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 4) {
                configuration.label
                configuration.content
            }
        }
    }

    private struct FoldAcross: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 5) {
                configuration.label
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    private func box(_ id: String) -> some View { Color.red.frame(width: 10, height: 10).id(id) }

    @Test("Styles of group boxes, labeled content and disclosure groups put label and content where they will")
    func styles() {
        let found = frames {
            VStack(alignment: .leading, spacing: 0) {
                GroupBox {
                    box("a")
                } label: {
                    box("A")
                }.groupBoxStyle(BoxAcross())
                LabeledContent {
                    box("b")
                } label: {
                    box("B")
                }.labeledContentStyle(LabelAcross())
                DisclosureGroup(isExpanded: .constant(true)) {
                    box("c")
                } label: {
                    box("C")
                }
                .disclosureGroupStyle(FoldAcross())
            }
        }
        #expect(found["a"]?.minX == found["A"].map { $0.maxX + 3 })
        #expect(found["b"]?.minX == found["B"].map { $0.maxX + 4 })
        #expect(found["c"]?.minX == found["C"].map { $0.maxX + 5 })
    }

    private struct Fold: View {
        @State private var isOpen = false
        let press: (@escaping () -> Void) -> Void

        var body: some View {
            let _ = press { isOpen.toggle() }
            DisclosureGroup(isExpanded: $isOpen) {
                Color.red.frame(height: 10).id("inside")
            } label: {
                Text("Title")
            }
        }
    }

    @Test("A disclosure group follows the flag that it is bound to")
    func disclosure() {
        var press: () -> Void = {}
        let host = ViewHost(scene: scene) { Fold { press = $0 } }
        let isInside = { host.framesByID().contains { $0.id == "inside" } }
        #expect(!isInside())
        press()
        #expect(isInside())
    }

    @Test("Of two fillings of a shape the later counts, and its line stays")
    func filledTwice() throws {
        let snapshot = ViewHost(scene: scene) {
            Circle().fill(.red).stroke(.green, lineWidth: 2).fill(.blue)
        }.snapshot()
        let appearance = try #require(snapshot.elements.first?.appearance)
        #expect(appearance.fill == Color.blue.rgba && appearance.stroke == Color.green.rgba)
    }

    private struct Padded: ViewModifier {
        let length: CGFloat
        let color: Color

        func body(content: Content) -> some View { content.padding(length).background(color) }
    }

    @Test("Of two modifiers put together the second is around the first")
    func together() {
        let snapshot = ViewHost(scene: scene) {
            box("a").modifier(Padded(length: 2, color: .green).concat(Padded(length: 5, color: .blue)))
        }.snapshot()
        let grounds = snapshot.elements.filter { $0.frame.width > 10 }
        #expect(grounds.map(\.frame.width) == [24, 14])
        #expect(grounds.map { $0.appearance?.fill } == [Color.blue.rgba, Color.green.rgba])
    }

    @Test("What follows keyframes stays at its first value")
    func keyframes() {
        let found = frames {
            KeyframeAnimator(initialValue: 30.0, trigger: 1) { width in
                Color.red.frame(width: width, height: 10).id("a")
            } keyframes: { _ in
                KeyframeTrack { LinearKeyframe(60.0, duration: 1) }
            }
        }
        #expect(found["a"]?.width == 30)
    }

    private struct Lost: LocalizedError {
        var errorDescription: String? { "Lost" }
    }

    @Test("An alert of an error is there while its flag is set and there is an error", arguments: [true, false])
    func alertOfError(isThere: Bool) {
        let host = ViewHost(scene: scene) {
            Color.clear.alert(isPresented: .constant(true), error: isThere ? Lost() : nil) { Button("OK") {} }
        }
        #expect(host.snapshot().elements.contains { $0.lines.map(\.text) == ["Lost"] } == isThere)
    }

    @Test("A region says what it is")
    func description() {
        let region = ReservedRegion(
            id: ReservedRegion.ID(name: "fold"), kind: .division, frame: CGRect(x: 1, y: 2, width: 3, height: 4),
            margins: EdgeInsets(), isActive: false)
        #expect("\(region)" == "division (inactive) at 1.0, 2.0, 3.0 × 4.0")
    }

    /// A column that lets another layout place its views, in bounds of its own.
    private struct Shifted: Layout {
        let alignment: HorizontalAlignment

        private var column: AnyLayout { AnyLayout(VStackLayout(alignment: alignment, spacing: 4)) }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            var own = column.makeCache(subviews: subviews)
            let size = column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
            return CGSize(width: min(size.width, proposal.width ?? size.width), height: size.height)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var own = column.makeCache(subviews: subviews)
            let size = column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
            let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.minY)
            column.placeSubviews(
                in: CGRect(origin: origin, size: bounds.size), proposal: proposal, subviews: subviews, cache: &own)
        }
    }

    @Test("A layout may let another place its views, and give it bounds outside its own")
    func layoutWithinLayout() {
        let found = frames {
            Shifted(alignment: .trailing) {
                Color.red.frame(width: 300, height: 10).id("wide")
                Color.red.frame(width: 20, height: 10).id("narrow")
            }
        }
        #expect(found["wide"] == CGRect(x: -50, y: 88, width: 300, height: 10))
        #expect(found["narrow"] == CGRect(x: 230, y: 102, width: 20, height: 10))
    }
}
