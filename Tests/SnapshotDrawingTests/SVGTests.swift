import Foundation
import FoundationXML
import RegionModel
import TestSupport
import Testing

@testable import SnapshotDrawing

@Suite("Pictures as SVG")
struct SVGTests {
    let measurer: PangoTextMeasurer

    init() throws { measurer = try Samples.measurer.get() }

    @Test("A dump's dialog over the fold, with marks", arguments: LayoutDirection.allCases)
    func dialog(direction: LayoutDirection) throws {
        let picture = SnapshotPicture(
            Samples.dialogOverFold(direction), marks: Samples.dialogMarks, measurer: measurer)
        #expect(try Golden.difference(of: picture.svg(), from: "dialog-\(direction.rawValue).svg") == nil)
    }

    @Test("The same screen on a flat device, whose fold is inactive")
    func flat() throws {
        let picture = SnapshotPicture(Samples.dialogOverFold(isFlat: true), measurer: measurer)
        #expect(try Golden.difference(of: picture.svg(), from: "dialog-flat.svg") == nil)
    }

    @Test("A laid out screen with colours and text of its own", arguments: LayoutDirection.allCases)
    func cards(direction: LayoutDirection) throws {
        let picture = SnapshotPicture(Samples.cards(direction, measurer: measurer), measurer: measurer)
        #expect(try Golden.difference(of: picture.svg(), from: "cards-\(direction.rawValue).svg") == nil)
    }

    @Test("Shapes in all forms and opacities, without frames and labels")
    func shapes() throws {
        let options = PictureOptions(title: "Shapes", showsLabels: false, showsFrames: false, showsRegions: false)
        let picture = SnapshotPicture(Samples.shapes, options: options, measurer: measurer)
        #expect(try Golden.difference(of: picture.svg(), from: "shapes.svg") == nil)
    }

    @Test("Outlines, gradients, dashes and parts drawn over an element", arguments: LayoutDirection.allCases)
    func paints(direction: LayoutDirection) throws {
        let options = PictureOptions(title: "Paints", showsLabels: false, showsFrames: false, showsRegions: false)
        let picture = SnapshotPicture(Samples.paints(direction), options: options, measurer: measurer)
        #expect(try Golden.difference(of: picture.svg(), from: "paints-\(direction.rawValue).svg") == nil)
    }

    @Test(
        "Outlines, gradients and dashes that cannot be drawn are left out", arguments: [CGFloat.nan, .infinity, -1e300])
    func hostilePaints(number: CGFloat) throws {
        var snapshot = Samples.paints()
        for index in snapshot.elements.indices {
            var appearance = snapshot.elements[index].appearance ?? ElementAppearance()
            let part = ElementAppearance.Mark(
                frame: CGRect(x: number, y: 0, width: 5, height: 5), appearance: appearance,
                lines: [TextLine(text: "x", frame: CGRect(x: number, y: 0, width: 5, height: 5), baseline: number)])
            appearance.shape = .path(OutlinePath([.close, .line(.zero), .move(CGPoint(x: number, y: 0))]))
            appearance.gradient?.course = .radial(center: CGPoint(x: number, y: 0), from: 0, to: 5)
            appearance.line.dash = [number, 3]
            appearance.line.dashPhase = number
            appearance.marks.append(part)
            snapshot.elements[index].appearance = appearance
        }
        snapshot.elements[0].appearance?.shape = .path(OutlinePath([.close, .line(CGPoint(x: 1, y: 1))]))
        snapshot.elements[1].appearance?.shape = .path(
            OutlinePath(Array(repeating: .line(CGPoint(x: 1, y: 1)), count: 100_001)))
        snapshot.elements[4].appearance?.shape = .rectangle
        let picture = SnapshotPicture(snapshot, measurer: measurer)
        let svg = picture.svg()
        #expect(!svg.contains("nan") && !svg.contains("inf") && svg.utf8.count < 50_000)
        try expectWellFormed(svg)
        #expect(try !picture.png(scale: 1).isEmpty)
    }

    @Test("Pictures of a page share glyphs, and each reference finds its one definition")
    func page() throws {
        var sheet = GlyphSheet()
        let pictures = [Samples.dialogOverFold(), Samples.dialogOverFold(.rightToLeft), Samples.dialogOverFold()]
            .map { SnapshotPicture($0, marks: Samples.dialogMarks, measurer: measurer).svg(using: &sheet) }
        #expect(pictures.allSatisfy { $0.utf8.count < 15_000 })
        let page = sheet.definitions + pictures.joined()
        let ids = page.matches(of: /\bid="([^"]+)"/).map { String($0.output.1) }
        #expect(ids.count == Set(ids).count)
        let references = page.matches(of: /(?:href="|url\()#([^"\)]+)/).map { String($0.output.1) }
        #expect(Set(references).isSubset(of: ids))
        #expect(Set(ids).subtracting(references).allSatisfy { $0.hasSuffix("-hatch") })
        #expect(PictureTheme.styleSheet.contains("url(#p-division-hatch)"))
        try expectWellFormed("<page>\(page)</page>")
    }

    @Test("The same pictures give the same bytes")
    func deterministic() throws {
        let draw = { (measurer: PangoTextMeasurer) in
            SnapshotPicture(Samples.cards(measurer: measurer), marks: Samples.dialogMarks, measurer: measurer).svg()
        }
        #expect(try draw(measurer) == draw(PangoTextMeasurer()))
    }

    @Test("Each class of a picture is in the style sheet, in the light and in the dark")
    func classes() {
        let svg = SnapshotPicture(Samples.dialogOverFold(), marks: Samples.dialogMarks, measurer: measurer).svg()
        let classes = Set(svg.matches(of: /class="(p-[a-z-]+)"/).map { String($0.output.1) })
        for theme in PictureTheme.allCases {
            let rules = theme.rules(scope: "#here")
            for name in classes { #expect(rules.contains(" .\(name) {"), "\(name)") }
            #expect(rules.split(separator: "\n").allSatisfy { $0.hasPrefix("#here ") })
        }
    }

    @Test(
        "Text that is no text of XML neither breaks a picture nor reaches a page as markup",
        arguments: [
            "<script>alert(1)</script>", "a\u{0}b\u{1}\u{FFFE}\u{FFFF}", "\"quoted' & ]]> --", "\u{202E}reversed",
            String(repeating: "giant ", count: 200_000), "new\nline\r\n\ttab", "👩‍👩‍👧‍👦 é\u{301}\u{301}",
        ])
    func hostileText(text: String) throws {
        var snapshot = Samples.dialogOverFold()
        for index in snapshot.elements.indices {
            snapshot.elements[index].label = text
            snapshot.elements[index].id = text
        }
        snapshot.elements[5].lines = [TextLine(text: text, frame: snapshot.elements[5].frame, baseline: 200)]
        snapshot.scene.name.device = text
        snapshot.scene.regions[0].name = text
        let svg = SnapshotPicture(
            snapshot, options: PictureOptions(title: String(text.prefix(1000))), measurer: measurer
        ).svg()
        #expect(!svg.contains("<script"))
        #expect(svg.utf8.count < 2_000_000)
        try expectWellFormed(svg)
    }

    @Test("Elements and marks that are nowhere are left out", arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
    func hostileFrames(number: CGFloat) throws {
        var snapshot = Samples.dialogOverFold()
        let frames = [
            CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: number, height: 10),
            CGRect(x: 5, y: number, width: number, height: number),
        ]
        for (index, frame) in frames.enumerated() {
            snapshot.elements[index].frame = frame
            snapshot.scene.regions[index].frame = frame
            snapshot.elements.append(
                LayoutElement(
                    id: "x", role: .text, frame: CGRect(x: 0, y: 0, width: 9, height: 9),
                    lines: [TextLine(text: "x", frame: frame, baseline: number)]))
        }
        snapshot.scene.safeArea.left = number
        let marks = frames.map {
            PictureMark(
                number: 1, severity: .error, frame: $0, region: $0, move: CGSize(width: number, height: number))
        }
        let picture = SnapshotPicture(snapshot, marks: marks, measurer: measurer)
        let svg = picture.svg()
        #expect(!svg.contains("nan") && !svg.contains("inf"))
        #expect(picture.bounds.width < 1500 && picture.bounds.height < 1200)
        try expectWellFormed(svg)
        #expect(try !picture.png(scale: 1).isEmpty)
    }

    @Test("A window without size makes an empty picture", arguments: [CGFloat.nan, -5, 0, .infinity])
    func hostileWindow(number: CGFloat) throws {
        let snapshot = LayoutSnapshot(scene: WindowScene(size: CGSize(width: number, height: number), scale: number))
        let picture = SnapshotPicture(snapshot, measurer: measurer)
        try expectWellFormed(picture.svg())
        #expect(try !picture.png().isEmpty)
    }

    @Test("So many elements are drawn and no more, and the title says so")
    func manyElements() throws {
        var snapshot = LayoutSnapshot(scene: WindowScene(size: CGSize(width: 400, height: 400)))
        snapshot.elements = (0..<100_010).map { index in
            let frame = CGRect(x: CGFloat(index % 300), y: CGFloat(index / 300 % 300), width: 50, height: 20)
            return LayoutElement(id: "e", parent: index == 0 ? nil : index - 1, role: .button, label: "e", frame: frame)
        }
        let picture = SnapshotPicture(snapshot, measurer: measurer)
        #expect(picture.title == "400 × 400 points, the first 100000 of 100010 elements")
        let svg = picture.svg()
        #expect(svg.components(separatedBy: "class=\"p-control\"").count - 1 == 100_000)
        #expect(svg.components(separatedBy: "class=\"p-label\"").count - 1 <= 2000)
    }

    @Test(
        "Numbers are short",
        arguments: [
            (0.0, "0"), (-0.001, "0"), (1, "1"), (0.5, ".5"), (-0.25, "-.25"), (12.345, "12.35"), (10.10, "10.1"),
            (100, "100"), (0.05, ".05"), (.nan, "0"), (.infinity, "0"), (-1e300, "0"), (1e9, "1000000000"),
        ])
    func numbers(number: Double, text: String) {
        #expect(SVGNumber.format(number) == text)
    }

    private func expectWellFormed(_ xml: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let parser = XMLParser(data: Data(xml.utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))", sourceLocation: sourceLocation)
    }
}
