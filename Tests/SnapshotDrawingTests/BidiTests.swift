import Foundation
import RegionGeometry
import RegionModel
import ReservedRegions
import SnapshotDrawing
import Testing

/// Text of both directions, in views that are laid out with real fonts.
@Suite("Text of both directions")
@MainActor
struct BidiTests {
    private let hebrew = "פגישה ביום שלישי עם הצוות"
    private let arabic = "الاجتماع يوم الثلاثاء في الساعة العاشرة"

    private func snapshot(
        _ direction: LayoutDirection, width: CGFloat = 300, @ViewBuilder _ content: () -> some View
    ) throws -> LayoutSnapshot {
        let scene = WindowScene(size: CGSize(width: width, height: 400), scale: 3, layoutDirection: direction)
        return ViewHost(scene: scene, measurer: try Samples.measurer.get(), content: content).snapshot()
    }

    private func isNear(_ a: CGFloat?, _ b: CGFloat?) -> Bool { abs((a ?? .nan) - (b ?? .nan)) < 1e-6 }

    @Test("Right to left, each line lies where its mirror image lay", arguments: TextAlignment.allCases)
    func mirroredLines(alignment: TextAlignment) throws {
        for text in [hebrew, arabic, "Latin words that are broken", "مرحبا Latin words أهلا"] {
            let views = { Text(text).multilineTextAlignment(alignment).frame(maxWidth: .infinity, alignment: .leading) }
            let forward = try snapshot(.leftToRight, width: 120, views).elements[0].lines
            let backward = try snapshot(.rightToLeft, width: 120, views).elements[0].lines
            #expect(forward.count > 1 && forward.map(\.text) == backward.map(\.text))
            for (a, b) in zip(forward, backward) {
                #expect(isNear(a.frame.mirrored(inWidth: 120).minX, b.frame.minX), "\(text)")
                #expect(a.baseline == b.baseline)
            }
        }
    }

    @Test("Lines of Hebrew and Arabic break at their words, in reading order, within the width")
    func wrapping() throws {
        for text in [hebrew, arabic] {
            let element = try snapshot(.rightToLeft, width: 120) { Text(text) }.elements[0]
            #expect(element.lines.map(\.text).joined(separator: " ") == text)
            for line in element.lines {
                #expect(line.frame.maxX <= element.frame.maxX + 1e-6 && line.frame.minX >= element.frame.minX - 1e-6)
                #expect(isNear(line.frame.maxX, element.frame.maxX), "a line begins on the right")
            }
            let baselines = element.lines.map(\.baseline)
            #expect(baselines == baselines.sorted() && Set(baselines).count == baselines.count)
        }
    }

    @Test("Texts of two scripts meet on their first or last baselines", arguments: LayoutDirection.allCases)
    func baselines(direction: LayoutDirection) throws {
        for text in [hebrew, arabic] {
            let first = try snapshot(direction) {
                HStack(alignment: .firstTextBaseline) {
                    Text(text).frame(width: 100)
                    Text("Latin").font(.largeTitle)
                }
            }.elements.filter { $0.role == .text }
            #expect(first[0].lines.count > 1)
            #expect(isNear(first[0].lines.first?.baseline, first[1].lines.first?.baseline))
            let last = try snapshot(direction) {
                HStack(alignment: .lastTextBaseline) {
                    Text(text).frame(width: 100)
                    Text("Latin").font(.largeTitle)
                }
            }.elements.filter { $0.role == .text }
            #expect(isNear(last[0].lines.last?.baseline, last[1].lines.last?.baseline))
        }
    }

    @Test("An Arabic line above a Latin one keeps the distance of two texts", arguments: LayoutDirection.allCases)
    func distance(direction: LayoutDirection) throws {
        let elements = try snapshot(direction) {
            VStack(alignment: .leading) {
                Text(arabic).lineLimit(1)
                Text("Latin")
            }
        }.elements.filter { $0.role == .text }
        #expect(isNear(elements[0].frame.maxY, elements[1].frame.minY))
    }

    @Test("A text in a picture is the part that was left, in the size to which it shrank")
    func shrunk() throws {
        let element = try snapshot(.rightToLeft, width: 150) {
            Text(arabic).lineLimit(1).minimumScaleFactor(0.4)
        }.elements[0]
        #expect(element.lines.count == 1 && element.lines[0].text == arabic)
        let size = element.appearance?.textStyle?.size ?? 0
        #expect(size < 17 && size >= 6.8 && element.frame.width <= 150)
    }
}
