import Foundation
import LayoutDocuments
import Testing

@Suite("The page on documents")
@MainActor
struct DocumentsPageTests {
    /// The rows of the page's tables: what is in backticks in the first cell, and all of the row.
    private func rows() throws -> [(names: [String], row: String)] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/documents.md"), encoding: .utf8)
        return page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            (Self.code(in: row.dropFirst().prefix { $0 != "|" }), String(row))
        }
    }

    /// What is in backticks.
    private static func code(in text: Substring) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
    }

    @Test("It has every type with every field")
    func types() throws {
        let rows = try rows()
        for name in DocumentTypes.names {
            let own = rows.filter { $0.names.contains(name) }.map(\.row).joined()
            #expect(!own.isEmpty, "no \(name)")
            for field in DocumentTypes.fields(of: name) { #expect(own.contains("`\(field)`"), "\(name): no \(field)") }
        }
    }

    @Test("It has every modifier with every field")
    func modifiers() throws {
        let rows = try rows()
        for name in DocumentModifiers.names {
            let own = rows.filter { $0.names.contains(name) }.map(\.row).joined()
            #expect(!own.isEmpty, "no \(name)")
            for field in DocumentModifiers.fields(of: name) {
                #expect(own.contains("`\(field)`"), "\(name): no \(field)")
            }
        }
    }

    @Test("It has no type and no modifier that there is not")
    func nothingElse() throws {
        let known = Set(DocumentTypes.names + DocumentModifiers.names)
        let others: Set = [
            "view", "id", "proposal", "root", "expect", "evidence", "note", "size", "frames", "diagnostics",
        ]
        for name in try rows().flatMap(\.names) { #expect(known.contains(name) || others.contains(name), "\(name)") }
    }
}
