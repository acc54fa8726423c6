import DeviceCatalog
import Foundation
import RegionGeometry
import RegionModel
import ReservedRegions
import SnapshotDrawing
import TestSupport
import Testing

/// Pages of text around the regions of an iPhone Duo, as pictures; some are those of docs/text-around-regions.md.
@Suite("Pictures of text around regions")
@MainActor
struct TextAroundRegionsTests {
    nonisolated static let pages: [Page] = [
        Page(name: "text-camera", pose: "flat-landscape", language: .english, camera: true, hasTitle: false, count: 6),
        Page(name: "text-book", pose: "book", language: .arabic, camera: true),
        Page(name: "text-laptop", pose: "laptop", language: .mixed, count: 12),
        Page(name: "text-exclusions", pose: "flat-portrait", language: .hebrew, exclusions: 3),
    ]

    /// A device, what is in the way, and what is written there.
    struct Page: Sendable, CustomTestStringConvertible {
        let name: String
        let pose: String
        let language: Language
        var camera = false
        var exclusions = 0
        var hasTitle = true
        /// How often the words stand in the longest text.
        var count = 3

        var testDescription: String { name }

        func scene() throws -> WindowScene {
            let direction: LayoutDirection = language == .english ? .leftToRight : .rightToLeft
            let scenes = try DeviceCatalog.standard().device(named: "iphone-duo").scenes(direction: direction)
            var scene = try #require(scenes.first { $0.name.pose == pose })
            for place in scene.regions.indices where scene.regions[place].name == "inner-camera" {
                scene.regions[place].isActive = camera
            }
            let frames = [
                CGRect(x: 90, y: 150, width: 150, height: 110), CGRect(x: 330, y: 230, width: 130, height: 150),
                CGRect(x: 160, y: 420, width: 180, height: 80),
            ]
            for (number, frame) in frames.prefix(exclusions).enumerated() {
                scene.regions.append(SceneRegion(name: "exclusion \(number + 1)", kind: .occlusion, frame: frame))
            }
            return scene
        }
    }

    enum Language: CaseIterable {
        case english, arabic, hebrew, mixed

        var title: String {
            switch self {
            case .english: "On reading around things"
            case .arabic: "القراءة حول الأشياء"
            case .hebrew: "לקרוא סביב דברים"
            case .mixed: "قراءة Reading קריאה"
            }
        }

        var words: String {
            switch self {
            case .english:
                "A page is never quite empty before it is written. There is a camera in it, a fold, the corner of a hand. "
                    + "Words that know of these step aside, as people do on a narrow pavement, and go on behind. What is "
                    + "read stays in one piece: no line runs under the lens, and none bends over the hinge. "
            case .arabic:
                "لا تكون الصفحة خالية تماما قبل أن تكتب. ففيها كاميرا وطية وطرف يد. والكلمات التي تعرف ذلك تتنحى جانبا "
                    + "كما يفعل الناس على رصيف ضيق ثم تمضي خلفها. وما يقرأ يبقى قطعة واحدة فلا سطر يمر تحت العدسة ولا سطر "
                    + "ينحني فوق المفصلة. "
            case .hebrew:
                "דף אינו ריק לגמרי לפני שכותבים בו. יש בו מצלמה, קפל וקצה של יד. מילים שיודעות זאת זזות הצידה, כמו אנשים על "
                    + "מדרכה צרה, וממשיכות מאחור. מה שקוראים נשאר שלם: אף שורה אינה עוברת מתחת לעדשה ואף שורה אינה מתקפלת. "
            case .mixed:
                "الصفحة a page is never empty قبل أن تكتب: there is a camera في أعلاها وطية 40 points wide في وسطها. "
                    + "والكلمات words step aside وتمضي. "
            }
        }
    }

    private func snapshot(of page: Page) throws -> LayoutSnapshot {
        let scene = try page.scene()
        return ViewHost(scene: scene, measurer: try Samples.measurer.get()) {
            VStack(alignment: .leading, spacing: 10) {
                if page.hasTitle { Text(page.language.title).font(.largeTitle).bold() }
                Text(String(repeating: page.language.words, count: page.count))
                Text(page.language.words).font(.title3).foregroundColor(.secondary)
                Spacer(minLength: 0)
            }
            .padding()
            .textAvoidsReservedRegions()
        }.snapshot()
    }

    @Test("No line meets what is in its way", arguments: pages)
    func clear(page: Page) throws {
        let snapshot = try snapshot(of: page)
        for line in snapshot.elements.flatMap(\.lines) {
            #expect(!snapshot.scene.regions.contains { $0.isActive && $0.frame.meets(line.frame) }, "\(line.text)")
            #expect(snapshot.scene.safeBounds.contains(line.frame), "\(line.text)")
        }
        let shown = snapshot.elements.flatMap(\.lines).map(\.text).joined(separator: " ")
        let words =
            (page.hasTitle ? page.language.title : "") + String(repeating: page.language.words, count: page.count + 1)
        #expect(shown.filter { $0 != " " } == words.filter { $0 != " " })
    }

    @Test("The pictures are what they were", arguments: pages)
    func pictures(page: Page) throws {
        let picture = SnapshotPicture(
            try snapshot(of: page), options: PictureOptions(showsFrames: false), measurer: try Samples.measurer.get())
        #expect(try Golden.difference(of: picture.svg(), from: "../../../docs/pictures/\(page.name).svg") == nil)
    }
}
