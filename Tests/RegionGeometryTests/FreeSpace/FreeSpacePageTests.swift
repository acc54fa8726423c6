import Foundation
import RegionGeometry
import TestSupport
import Testing

@Suite("docs/free-space.md")
struct FreeSpacePageTests {
    private let window = CGRect(x: 0, y: 0, width: 867, height: 635)
    private let fold = CGRect(x: 455.5, y: 0, width: 40, height: 635)
    private let camera = CGRect(x: 160, y: 12, width: 120, height: 37)

    private let sizes = (0..<60).map { (index: Int) -> CGSize in
        CGSize(width: 40 + index * 7 % 46, height: 30 + index * 5 % 34)
    }

    // swift-format-ignore
    @Test("What the page shows gives what it says")
    func examples() throws {
        let window = CGRect(x: 0, y: 0, width: 867, height: 635)
        let fold = CGRect(x: 455.5, y: 0, width: 40, height: 635)
        let camera = CGRect(x: 160, y: 12, width: 120, height: 37)
        let obstacles = [fold, camera]

        let largest = FreeRectangles.largest(within: window, avoiding: obstacles)
        // 0, 49, 455.5 × 586
        #expect(largest == CGRect(x: 0, y: 49, width: 455.5, height: 586))
        let film = FreeRectangles.largest(aspectRatio: 16 / 9, within: window, avoiding: obstacles)
        #expect(film == CGRect(x: 0, y: 213.890625, width: 455.5, height: 256.21875))
        let wide = FreeRectangles.largest(
            within: window, avoiding: obstacles, minimumSize: CGSize(width: 456, height: 0))
        // nil: neither side of the fold is as wide
        #expect(wide == nil)
        let all = FreeRectangles.maximal(within: window, avoiding: obstacles)
        #expect(all.count == 5)

        let tooltip = CGRect(x: 420, y: 300, width: 90, height: 30)
        let clear = ClearPosition.frame(nearestTo: tooltip, avoiding: obstacles, within: window)
        // 365.5, 300: 54.5 points to the left
        #expect(clear?.origin == CGPoint(x: 365.5, y: 300))
        let over = LeastOverlap.position(for: tooltip.size, near: tooltip.origin, within: window, obstacles: [window])
        // 420, 300: no place is better
        #expect(over == tooltip)

        let line = FreeSpans.spans(of: 20...40, within: 0...867, avoiding: obstacles)
        // 0...160, 280...455.5, 495.5...867
        #expect(line == [0...160, 280...455.5, 495.5...867])
        let column = FreeSpans.spans(ofColumn: 200...240, within: 0...635, avoiding: obstacles)
        // 0...12, 49...635
        #expect(column == [0...12, 49...635])

        let segments = WindowSegments(of: window, dividedBy: [fold])
        #expect(segments.columnCount == 2)
        #expect(segments[column: 1, row: 0] == CGRect(x: 495.5, y: 0, width: 371.5, height: 635))
        #expect(segments.gaps == [fold])

        let packing = Packing(in: window, around: obstacles, spacing: 8)
        let placements = packing.place(sizes)
        #expect(placements[0].frame.origin == .zero)
        #expect(placements.allSatisfy { $0.isClear })
        try expectShown()
    }

    /// Whether each line of the page's examples is a line of this file, up to a remark at its end or as an expectation.
    private func expectShown() throws {
        let page = try String(
            contentsOf: Places.package.appendingPathComponent("docs/free-space.md"), encoding: .utf8)
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let shown = page.components(separatedBy: "```swift\n").dropFirst()
            .flatMap { ($0.components(separatedBy: "\n```").first ?? "").split(separator: "\n") }
        #expect(shown.count > 20)
        for line in shown where !line.isEmpty {
            let code = line.components(separatedBy: "  // ")[0]
            #expect(source.contains("  \(code)\n") || source.contains("#expect(\(code)"), "\(line)")
        }
    }

    @Test("Its picture of the largest rectangle shows it")
    func largestPicture() throws {
        let obstacles = [fold, camera]
        let largest = try #require(FreeRectangles.largest(within: window, avoiding: obstacles))
        let film = try #require(FreeRectangles.largest(aspectRatio: 16 / 9, within: window, avoiding: obstacles))
        var picture = PlainPicture(of: window)
        picture.add(largest, .free)
        picture.add(film, .item, label: "16 : 9")
        for obstacle in obstacles { picture.add(obstacle, .obstacle) }
        try expect(picture, "largest")
    }

    @Test("Its picture of segments shows them")
    func segmentPicture() throws {
        let across = CGRect(x: 0, y: 400, width: 867, height: 24)
        let segments = WindowSegments(of: window, dividedBy: [fold, across])
        var picture = PlainPicture(of: window)
        for segment in segments.segments {
            picture.add(segment.frame, .free, label: "\(segment.column) \(segment.row)")
        }
        for gap in segments.gaps { picture.add(gap, .obstacle) }
        try expect(picture, "segments")
    }

    @Test("Its picture of a packing shows it")
    func packingPicture() throws {
        var picture = PlainPicture(of: window)
        for obstacle in [fold, camera] { picture.add(obstacle, .obstacle) }
        for (index, placement) in Packing(in: window, around: [fold, camera], spacing: 8).place(sizes).enumerated() {
            picture.add(placement.frame, placement.isInOrder ? .item : .free, label: "\(index + 1)")
        }
        try expect(picture, "packing")
    }

    private func expect(_ picture: PlainPicture, _ name: String) throws {
        let file = "../../../../docs/pictures/free-space-\(name).svg"
        #expect(try Golden.difference(of: picture.svg, from: file) == nil)
    }
}
