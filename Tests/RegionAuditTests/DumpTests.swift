import Foundation
import RegionAudit
import RegionModel
import TestSupport
import Testing

@Suite("Dumps of test tools")
struct DumpTests {
    @Test(
        "Give the elements, windows, notes and findings that were checked by hand",
        arguments: DumpFormat.allCases.filter { $0 != .snapshot })
    func golden(format: DumpFormat) throws {
        let cases = try DumpCase.all().filter { $0.file.hasPrefix("\(format.rawValue)/") }
        try #require(cases.count >= 5)
        let text = try cases.map { try $0.account() }.joined(separator: "\n")
        #expect(try Golden.difference(of: text, from: "dumps/\(format.rawValue).txt") == nil)
    }

    @Test("Every file is one of a case, and every format is told by its content")
    func files() throws {
        let cases = try DumpCase.all()
        let names = FileManager.default.enumerator(atPath: DumpCase.folder.path)?.compactMap { $0 as? String } ?? []
        for name in names.filter({ $0.contains("/") }) {
            #expect(cases.contains { $0.file == name }, "\(name)")
        }
        for item in cases {
            guard let dump = try? Dump(item.data) else { continue }
            #expect(item.file.hasPrefix("\(dump.format.rawValue)/"), "\(item.file) is \(dump.format)")
        }
    }

    @Test("What a dump is wrapped in makes no difference", arguments: try plain(), Wrapping.allCases)
    func wrapping(item: DumpCase, wrapping: Wrapping) throws {
        let text = try String(decoding: item.data, as: UTF8.self)
        let dump = try Dump(Data(text.utf8))
        let wrapped = try Dump(wrapping.wrapped(text))
        #expect(wrapped.format == dump.format)
        #expect(wrapped.trees.map(\.elements) == dump.trees.map(\.elements))
        #expect(wrapped.trees.map(\.window) == dump.trees.map(\.window))
    }

    /// One dump of each format that is text as it should be.
    private static func plain() throws -> [DumpCase] {
        let names = ["uiautomator/lists.xml", "appium-android/source.xml", "appium-ios/table.xml", "xcuitest/feed.txt"]
        return try DumpCase.all().filter { names.contains($0.file) && $0.choice.isNamed }
            .reduce(into: []) { list, item in if !list.contains(where: { $0.file == item.file }) { list.append(item) } }
    }
}

/// What programs do to text that they hand on.
enum Wrapping: CaseIterable {
    case byteOrderMark, utf16, utf16BigEndian, windowsLines, oddLines, json, python, doublyJSON, report, noise

    func wrapped(_ text: String) -> Data {
        switch self {
        case .byteOrderMark: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
        case .utf16: Data([0xFF, 0xFE]) + Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        case .utf16BigEndian: Data([0xFE, 0xFF]) + Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        case .windowsLines: Data(text.replacing("\n", with: "\r\n").utf8)
        case .oddLines: Data(text.replacing("\n", with: "\r\r\n").utf8)
        case .json: Data(#"{"sessionId":null,"value":\#(JSONWriter.quote(text))}"#.utf8)
        case .python: Data("'\(Self.escaped(text).replacing("'", with: "\\'"))'\n".utf8)
        case .doublyJSON: Data("log: \(JSONWriter.quote(JSONWriter.quote(text)))".utf8)
        case .report: Data("<system-out>\(Self.referred(text))</system-out>".utf8)
        case .noise: Data("Running on RKCY600NB6A\n\(text)\nUI hierchary dumped to: /dev/tty".utf8)
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\r\\n")
    }

    private static func referred(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
            .replacing("'", with: "&apos;")
    }
}
