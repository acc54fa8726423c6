import Foundation
import TestSupport
import Testing

/// The page that says what becomes of each name, beside the declarations.
@Suite("The vocabulary's page")
struct VocabularyTests {
    private let declared = Declarations(of: ["ReservedRegions", "RegionModel"])
    private let said = VocabularyPage()

    @Test("Every name that is said to be here is declared, and none that is said to be absent")
    func saidIsSo() {
        for (section, names) in said.sections {
            for (name, state) in names {
                #expect(
                    declared.names(of: section).contains(name) == (state != "absent"), "\(name) is said to be \(state)")
            }
        }
    }

    @Test(
        "Every type, macro, modifier and key that is declared is on the page", arguments: Declarations.Section.allCases)
    func declaredIsSaid(section: Declarations.Section) throws {
        let names = try #require(said.sections[section])
        #expect(!declared.names(of: section).isEmpty)
        #expect(declared.names(of: section).subtracting(names.keys) == [])
    }

    @Test("A modifier is said to be inert where all its forms give the view itself, and only there")
    func inertIsSo() throws {
        for (name, state) in try #require(said.sections[.modifiers]) where state != "absent" {
            let isInert = declared.forms[name]?.allSatisfy(\.self)
            #expect(isInert == (state == "inert"), "\(name) is said to be \(state)")
        }
    }
}

/// What the page says.
private struct VocabularyPage {
    /// The names of each section with what is said of them.
    var sections: [Declarations.Section: [String: String]] = [:]

    init() {
        let page = Places.package.appendingPathComponent("docs/vocabulary.md")
        let lines = (try? String(contentsOf: page, encoding: .utf8))?.split(separator: "\n") ?? []
        var section: Declarations.Section?
        for line in lines {
            if line.hasPrefix("## ") { section = Declarations.Section(rawValue: String(line.dropFirst(3))) }
            guard let section, let row = line.wholeMatch(of: /\| `(\w+)` \| (full|inert|absent|own) \|.*\|/) else {
                continue
            }
            sections[section, default: [:]][String(row.1)] = String(row.2)
        }
    }
}

/// The public names of modules, as their sources declare them.
struct Declarations {
    enum Section: String, CaseIterable {
        case types = "Types, attributes and protocols"
        case macros = "Macros"
        case modifiers = "Modifiers of views"
        case keys = "Keys of the environment"
    }

    private var types: Set<String> = []
    private var macros: Set<String> = []
    private var keys: Set<String> = []
    /// The modifiers of views; for each form, whether it gives the view itself.
    private(set) var forms: [String: [Bool]] = [:]

    init(of modules: [String]) {
        for module in modules {
            let folder = Places.package.appendingPathComponent("Sources").appendingPathComponent(module)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                read((try? String(contentsOf: file, encoding: .utf8)) ?? "")
            }
        }
    }

    func names(of section: Section) -> Set<String> {
        switch section {
        case .types: types
        case .macros: macros
        case .modifiers: Set(forms.keys)
        case .keys: keys
        }
    }

    private mutating func read(_ source: String) {
        let type = /public (?:nonisolated |final |indirect )*(?:struct|class|enum|protocol|typealias) (\w+)/
        let opening = /extension (View|EnvironmentValues)(?: where .*)? \{/
        var extended: Substring?
        var declaration = ""
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.prefixMatch(of: type) { types.insert(String(match.1)) }
            if let match = line.prefixMatch(of: /public macro (\w+)/) { macros.insert(String(match.1)) }
            if let match = line.wholeMatch(of: opening) { extended = match.1 }
            guard let base = extended else { continue }
            if line == "}" || line.isEmpty || line.hasPrefix("    ///") {
                note(declaration, of: base)
                declaration = ""
            } else {
                declaration += line + "\n"
            }
            if line == "}" { extended = nil }
        }
    }

    private mutating func note(_ declaration: String, of base: Substring) {
        if base == "EnvironmentValues" {
            if let match = declaration.firstMatch(of: /public var (\w+)/) { keys.insert(String(match.1)) }
        } else if let match = declaration.firstMatch(of: /public (?:nonisolated )?func ([a-z]\w*)/) {
            let isInert = declaration.firstMatch(of: /\{\s*self\s*\}\s*$/) != nil
            forms[String(match.1), default: []].append(isInert)
        }
    }
}
