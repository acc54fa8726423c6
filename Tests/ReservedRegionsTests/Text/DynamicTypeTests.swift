import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Dynamic type")
@MainActor
struct DynamicTypeTests {
    private func size(_ chosen: DynamicTypeSize, @ViewBuilder _ content: () -> some View) -> CGFloat? {
        let laid = Laid(nil, nil) { VStack(content: content).dynamicTypeSize(chosen) }
        return laid.host.snapshot().elements.first { $0.role == .text }?.appearance?.textStyle?.size
    }

    @Test("Styles have Apple's sizes")
    func sizes() {
        #expect(size(.large) { Text("a") } == 17)
        #expect(size(.xSmall) { Text("a") } == 14)
        #expect(size(.xxxLarge) { Text("a").font(.largeTitle) } == 40)
        #expect(size(.accessibility5) { Text("a").font(.caption2) } == 40)
        #expect(size(.accessibility1) { Text("a").font(.system(.title2, design: .serif)) } == 34)
    }

    @Test("No style shrinks as the user's size grows", arguments: Font.TextStyle.allCases)
    func monotone(style: Font.TextStyle) {
        let sizes = DynamicTypeSize.allCases.map { style.size(for: $0) }
        #expect(sizes == sizes.sorted() && sizes.count == 12 && style.scale(for: .large) == 1)
    }

    @Test("A size in points stays; an app's font grows as its style does")
    func ownFonts() {
        #expect(size(.accessibility5) { Text("a").font(.system(size: 20)) } == 20)
        #expect(size(.accessibility5) { Text("a").font(.custom("Futura", fixedSize: 20)) } == 20)
        #expect(size(.accessibility5) { Text("a").font(.custom("Futura", size: 17)) } == 53)
        let relative = size(.accessibility5) { Text("a").font(.custom("Futura", size: 34, relativeTo: .caption)) }
        #expect(abs((relative ?? 0) - 34 * 43 / 12.0) < 1e-9)
    }

    @Test("Limits hold what the user chose")
    func limits() {
        #expect(size(.accessibility5) { Text("a").dynamicTypeSize(...DynamicTypeSize.xLarge) } == 19)
        #expect(size(.xSmall) { Text("a").dynamicTypeSize(DynamicTypeSize.medium...) } == 16)
        #expect(size(.large) { Text("a").dynamicTypeSize(.small ... .xxxLarge) } == 17)
        #expect(size(.accessibility2) { Text("a").dynamicTypeSize(..<DynamicTypeSize.accessibility1) } == 23)
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5 && .small < DynamicTypeSize.large)
    }

    @Test("Lengths and symbols grow with text, and again when the size changes")
    func metrics() {
        struct Icon: View {
            @ScaledMetric var side = 10.0
            @ScaledMetric(relativeTo: .largeTitle) private var other: CGFloat = 34
            @Environment(\.dynamicTypeSize) private var size

            var body: some View {
                Color.red.frame(width: side, height: other).id(size.isAccessibilitySize ? "large" : "usual")
            }
        }
        let laid = Laid(nil, nil) { Icon().dynamicTypeSize(.large) }
        #expect(laid["usual"].size == CGSize(width: 10, height: 34))
        laid.host.update { Icon().dynamicTypeSize(.accessibility5) }
        let frame = Laid.frames(of: laid.host)["large"] ?? .null
        #expect(abs(frame.width - 530 / 17.0) < 1e-9 && abs(frame.height - 60) < 1e-9)
        let symbol = Laid(nil, nil) { Image(systemName: "star").id("star").dynamicTypeSize(.accessibility5) }
        #expect(symbol["star"].width == 64)
    }
}
