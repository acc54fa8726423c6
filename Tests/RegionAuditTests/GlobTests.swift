import RegionAudit
import Testing

@Suite("Patterns of names")
struct GlobTests {
    @Test(
        "Match paths",
        arguments: [
            ("a", "a", true), ("a", "b", false), ("a", "ab", false), ("", "", true), ("*", "", true),
            ("*", "abc", true),
            ("*", "a/b", false), ("**", "a/b", true), ("a/**", "a/b/c", true), ("a/**/c", "a/c", true),
            ("a/**/c", "a/b/b/c", true), ("a/**/c", "a/bc", false), ("**/c", "c", true), ("**/c", "a/b/c", true),
            ("**/c", "bc", false), ("a?c", "abc", true), ("a?c", "a/c", false), ("*.xml", "a.xml", true),
            ("*.xml", "a.xml.txt", false), ("a*b*c", "aXbYbc", true), ("a*b*c", "aXbY", false),
            ("**.xml", "a/b.xml", true),
            ("é*", "été", true), ("a**b", "a/x/b", true), ("**", "", true), ("**/", "a/", true), ("*a", "", false),
            ("a*a", "a", false), ("e\u{301}", "é", true), ("*\u{301}", "e\u{301}", false), ("a/b", "b", false),
            ("**/a/b", "xa/b", false), ("**/a/b", "x/a/b", true), ("?b", "b", false),
        ])
    func paths(pattern: String, name: String, isMatch: Bool) { #expect(Glob(pattern).matches(name) == isMatch) }

    @Test("A slash is nothing special in a text")
    func texts() {
        #expect(Glob("a*c", isPath: false).matches("a/b/c"))
        #expect(Glob("a?c", isPath: false).matches("a/c"))
        #expect(!Glob("**/c", isPath: false).matches("c"))
    }

    @Test("A pattern of stars takes no longer than its length says")
    func stars() {
        let pattern = Glob(String(repeating: "a*", count: 200) + "b*")
        #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
    }
}
