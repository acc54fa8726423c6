import Foundation
import LayoutDocuments
import RegionModel
import ReservedRegions
import Testing

/// The layout cases that the design agreed on: documents with the frames that they must give.
struct ConformanceCase: CustomTestStringConvertible, Sendable {
    let document: JSONField
    let id: String
    let frames: [String: CGRect]
    let size: CGSize?

    var testDescription: String { id }

    /// The cases of `Cases/layout-cases.json`.
    static let all: [ConformanceCase] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appendingPathComponent("Cases/layout-cases.json").path
        do {
            return try JSONField(JSONValue(file: file)).items().map(ConformanceCase.init)
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    private init(json: JSONField) throws {
        document = json
        id = try json.required("id").string()
        let expected = try json.required("expect")
        let frames = try expected.required("frames")
        self.frames = try Dictionary(
            uniqueKeysWithValues: frames.keys().map { ($0, try frames.required($0).rect()) })
        size = try expected.optional("size")?.size()
    }
}

@Suite("Layout cases")
@MainActor
struct ConformanceTests {
    /// The cases state three or four decimals.
    private let tolerance = 0.001

    @Test("A document gives the frames that are expected of it", arguments: ConformanceCase.all)
    func frames(_ expected: ConformanceCase) throws {
        let document = try LayoutDocument(json: expected.document)
        let host = document.host(in: nil)
        let frames = Dictionary(host.framesByID().map { ($0.id, $0.frame) }) { first, _ in first }
        for (id, frame) in expected.frames.sorted(by: { $0.key < $1.key }) {
            let found = try #require(frames[id], "no element \(id)")
            #expect(isNear(found, frame), "\(id): found \(found), expected \(frame)")
        }
        if let size = expected.size {
            let found = host.contentSize
            #expect(abs(found.width - size.width) <= tolerance && abs(found.height - size.height) <= tolerance)
        }
    }

    @Test("All cases are there")
    func count() {
        #expect(ConformanceCase.all.count == 265)
        print("layout cases: \(ConformanceCase.all.count)")
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= tolerance }
    }
}
