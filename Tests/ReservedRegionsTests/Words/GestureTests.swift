import ReservedRegions
import Testing

@Suite("Gestures make views ones to touch")
@MainActor
struct GestureTests {
    private static func role(_ direction: LayoutDirection, @ViewBuilder _ view: () -> some View) throws -> ElementRole {
        let scene = WindowScene(size: CGSize(width: 200, height: 100), layoutDirection: direction)
        let snapshot = ViewHost(scene: scene, content: view).snapshot()
        return try #require(snapshot.elements.first { $0.id == "it" }).role
    }

    @Test("Taps and presses do, in whatever they are combined", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func presses(direction: LayoutDirection) throws {
        let text = Text("Open").id("it")
        let drag = DragGesture()
        #expect(try Self.role(direction) { text.onTapGesture {} } == .button)
        #expect(try Self.role(direction) { text.onTapGesture(count: 2) { _ in } } == .button)
        #expect(try Self.role(direction) { text.onLongPressGesture {} } == .button)
        #expect(try Self.role(direction) { text.gesture(SpatialTapGesture().onEnded { _ in }) } == .button)
        #expect(
            try Self.role(direction) { text.simultaneousGesture(TapGesture().exclusively(before: drag)) } == .button)
        #expect(
            try Self.role(direction) { text.highPriorityGesture(drag.simultaneously(with: TapGesture())) } == .button)
        #expect(try Self.role(direction) { text.gesture(LongPressGesture().sequenced(before: drag)) } == .button)
        #expect(try Self.role(direction) { text.gesture(AnyGesture(TapGesture().map { 1 })) } == .button)
        #expect(try Self.role(direction) { text.gesture(Optional(TapGesture())) } == .button)
        #expect(try Self.role(direction) { text.gesture(DoubleTap()) } == .button)
    }

    @Test("Moves over a view and gestures that are off do not")
    func moves() throws {
        let text = Text("Map").id("it")
        let direction = LayoutDirection.leftToRight
        #expect(try Self.role(direction) { text.gesture(DragGesture().onChanged { _ in }) } == .text)
        #expect(
            try Self.role(direction) { text.gesture(MagnifyGesture().simultaneously(with: RotateGesture())) } == .text)
        #expect(try Self.role(direction) { text.gesture(TapGesture(), isEnabled: false) } == .text)
        #expect(try Self.role(direction) { text.gesture(TapGesture(), including: .subviews) } == .text)
        #expect(try Self.role(direction) { text.gesture(TapGesture?.none) } == .text)
        #expect(try Self.role(direction) { text.gesture(DragGesture().sequenced(before: TapGesture())) } == .text)
    }

    @Test("A gesture that goes leaves the state of what it was on")
    func stateStays() {
        let host = ViewHost(scene: WindowScene(size: CGSize(width: 200, height: 100))) { Counting(isOn: true) }
        _ = host.snapshot()
        host.update { Counting(isOn: false) }
        #expect(host.snapshot().elements.contains { $0.label == "1" })
    }

    private struct Counting: View {
        let isOn: Bool

        var body: some View { Counter().gesture(isOn ? TapGesture() : nil) }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View { Text("\(count)").onAppear { count += 1 } }
    }

    private struct DoubleTap: Gesture {
        var body: some Gesture<Void> { TapGesture(count: 2).onEnded { _ in } }
    }
}
