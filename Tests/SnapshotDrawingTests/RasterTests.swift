import Foundation
import RegionModel
import SnapshotDrawing
import Testing

@Suite("Pictures as PNG and PDF")
struct RasterTests {
    let measurer: PangoTextMeasurer

    init() throws { measurer = try Samples.measurer.get() }

    private var pictures: [(name: String, picture: SnapshotPicture)] {
        LayoutDirection.allCases.flatMap { direction in
            [
                (
                    "dialog",
                    SnapshotPicture(Samples.dialogOverFold(direction), marks: Samples.dialogMarks, measurer: measurer)
                ),
                ("cards", SnapshotPicture(Samples.cards(direction, measurer: measurer), measurer: measurer)),
                ("paints", SnapshotPicture(Samples.paints(direction), measurer: measurer)),
            ]
        } + [("shapes", SnapshotPicture(Samples.shapes, measurer: measurer))]
    }

    @Test("A PNG shows what another renderer makes of the SVG")
    func sameAsSVG() throws {
        for (name, picture) in pictures {
            let ours = try #require(Pixels(png: picture.png(scale: 1)))
            let theirs = try #require(Pixels(png: rsvg(picture.svg())))
            #expect(ours.width == theirs.width && ours.height == theirs.height)
            let difference = ours.difference(from: theirs, tolerance: 64)
            #expect(difference.mean < 0.3, "\(name)")
            #expect(difference.share < 0.0001, "\(name)")
        }
    }

    @Test("A picture of a page looks as it does on its own")
    func sameOnAPage() throws {
        for (name, picture) in pictures {
            var sheet = GlyphSheet()
            let element = picture.svg(using: &sheet)
            let end = try #require(element.firstIndex(of: ">"))
            // A picture has its page's width; on its own it needs one in points.
            let size = " width=\"\(picture.bounds.width)\" height=\"\(picture.bounds.height)\""
            let page =
                element[..<end] + size + "><style>\(PictureTheme.styleSheet)</style>" + sheet.definitions
                + element[element.index(after: end)...]
            let onPage = try #require(Pixels(png: rsvg(String(page))))
            let alone = try #require(Pixels(png: rsvg(picture.svg())))
            #expect(onPage.width == alone.width && onPage.height == alone.height)
            #expect(onPage.difference(from: alone, tolerance: 32).mean < 0.1, "\(name)")
        }
    }

    private func rsvg(_ svg: String) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg")
        try Data(svg.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/rsvg-convert")
        process.arguments = [file.path]
        let output = Pipe()
        process.standardOutput = output
        do { try process.run() } catch {
            Issue.record("no rsvg-convert: apt-get install librsvg2-bin")
            throw error
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }

    @Test(
        "The dark theme turns what has no colours of its own, and nothing else",
        arguments: [(PictureTheme.light, [255, 255, 255, 255]), (.dark, [28, 28, 30, 255])])
    func themes(theme: PictureTheme, ground: [Int]) throws {
        let empty = LayoutSnapshot(scene: Samples.book())
        let blank = try #require(Pixels(png: SnapshotPicture(empty, measurer: measurer).png(scale: 1, theme: theme)))
        #expect(blank[200, 300] == ground)
        #expect(blank[2, 2] == [0, 0, 0, 0])
        let cards = SnapshotPicture(Samples.cards(measurer: measurer), measurer: measurer)
        let paper = try #require(Pixels(png: cards.png(scale: 1, theme: theme)))
        #expect(paper[800, 500] == [255, 255, 255, 255])
    }

    @Test("An inactive region leaves the window almost as it is, an active one does not")
    func regions() throws {
        let drawn = { (isFlat: Bool) in
            try #require(
                Pixels(
                    png: SnapshotPicture(LayoutSnapshot(scene: Samples.book(isFlat: isFlat)), measurer: measurer).png(
                        scale: 1)))
        }
        let without = try #require(
            Pixels(
                png: SnapshotPicture(
                    LayoutSnapshot(scene: Samples.book()), options: PictureOptions(showsRegions: false),
                    measurer: measurer
                ).png(scale: 1)))
        let (active, inactive) = (try drawn(false), try drawn(true))
        let change = { (image: Pixels) in
            (470..<505).map { x in zip(image[x, 300], without[x, 300]).map { abs($0 - $1) }.reduce(0, +) }.reduce(0, +)
                / 35
        }
        #expect(change(active) > 60)
        #expect((1...25).contains(change(inactive)))
        // The core of the fold, in the middle of its frame.
        #expect(active[487, 300][2] > active[487, 300][0] + 100)
    }

    @Test("A fold without thickness is seen too", arguments: [true, false])
    func thinFold(isActive: Bool) throws {
        let fold = SceneRegion(
            name: "hinge", kind: .division, frame: CGRect(x: 50, y: 0, width: 0, height: 100), isActive: isActive)
        let scene = WindowScene(size: CGSize(width: 100, height: 100), regions: [fold])
        let picture = SnapshotPicture(LayoutSnapshot(scene: scene), measurer: measurer)
        for image in [Pixels(png: try picture.png(scale: 1)), Pixels(png: try rsvg(picture.svg()))] {
            let image = try #require(image)
            let changed = (20..<100).filter { image[62, $0][0] < 235 }.count
            #expect(isActive ? changed == 80 : (20...60).contains(changed))
        }
    }

    @Test("A PNG has the scene's pixels per point")
    func scale() throws {
        let picture = SnapshotPicture(LayoutSnapshot(scene: Samples.book()), measurer: measurer)
        let image = try #require(Pixels(png: picture.png()))
        #expect((image.width, image.height) == (3 * 975, 3 * 693))
    }

    @Test(
        "A PNG of unreasonable size is refused in one sentence",
        arguments: [
            (17.0, "found a picture of 16575 × 11781 pixels, expected at most 16384 a side and 100 million in all"),
            (15, "found a picture of 14625 × 10395 pixels, expected at most 16384 a side and 100 million in all"),
            (.nan, "found a scale of nan, expected pixels per point, more than zero"),
            (-1, "found a scale of -1.0, expected pixels per point, more than zero"),
        ])
    func refused(scale: Double, message: String) {
        let picture = SnapshotPicture(LayoutSnapshot(scene: Samples.book()), measurer: measurer)
        let error = #expect(throws: InputError.self) { try picture.png(scale: scale) }
        #expect(error?.description == message)
    }

    @Test("The same picture gives the same bytes")
    func deterministic() throws {
        for (_, picture) in pictures.prefix(2) {
            #expect(try picture.png(scale: 1) == picture.png(scale: 1))
            let pdf = try picture.pdf()
            #expect(try pdf == picture.pdf())
            #expect(pdf.starts(with: Data("%PDF".utf8)))
        }
    }
}
