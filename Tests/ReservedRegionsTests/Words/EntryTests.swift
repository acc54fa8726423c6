import Foundation
import RegionModel
import ReservedRegions
import Testing

extension EnvironmentValues {
    @Entry fileprivate var side: CGFloat = 20
    /// A type that is no `Sendable`, and a default of several lines.
    @Entry fileprivate var measure: (CGFloat) -> CGFloat = { side in
        // An "=" in a comment, and { one more.
        side * 2
    }
    @Entry fileprivate var sides: [String: CGFloat]?
    @Entry fileprivate var plain = "=\"{"
    @available(iOS 17, *) @Entry fileprivate var `default` /* : not = this */: Int = 7
}

extension Transaction {
    @Entry fileprivate var isTurning: Bool = false
}

/// `@Entry`, as people write it.
@Suite("Entries of the environment and of transactions")
@MainActor
struct EntryTests {
    private struct Square: View {
        @Environment(\.side) private var side
        @Environment(\.measure) private var measure
        @Environment(\.sides) private var sides

        var body: some View { Color.red.frame(width: sides?["width"] ?? side, height: measure(side)) }
    }

    private func sizes(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> [CGSize] {
        let scene = WindowScene(size: CGSize(width: 300, height: 300))
        return ViewHost(scene: scene) { content().id("square") }.framesByID().map(\.frame.size)
    }

    @Test("A value is the default where none is set, and what is set where one is")
    func values() {
        #expect(sizes { Square() } == [CGSize(width: 20, height: 40)])
        #expect(sizes { Square().environment(\.side, 30) } == [CGSize(width: 30, height: 60)])
        #expect(sizes { Square().environment(\.measure) { $0 + 1 } } == [CGSize(width: 20, height: 21)])
        #expect(sizes { Square().environment(\.sides, ["width": 5]) } == [CGSize(width: 5, height: 40)])
    }

    @Test("A default is what is written, whatever is in it")
    func defaults() {
        var values = EnvironmentValues()
        #expect(values.plain == "=\"{" && values.default == 7 && values.sides == nil)
        values.default = 8
        #expect(values.default == 8)
    }

    @Test("A transaction has entries too")
    func transactions() {
        var transaction = Transaction()
        #expect(!transaction.isTurning)
        transaction.isTurning = true
        #expect(transaction.isTurning)
    }
}
