import Foundation
import RegionModel
import Testing

@testable import SnapshotDrawing

@Suite("Fonts")
struct FontLibraryTests {
    @Test("A machine without the fonts is told which package to install")
    func missing() {
        let error = #expect(throws: InputError.self) { try FontLibrary(root: "/nowhere") }
        #expect(
            error?.description
                == "/nowhere/opentype/inter: found no font Inter-Regular.otf, "
                + "expected the Debian package fonts-inter: apt-get install fonts-inter")
    }

    @Test(
        "Letters of each script come from a font of the library, so none is a frame",
        arguments: [
            "Latin", "Ελληνικά", "Кириллица", "العربية", "עברית", "हिन्दी", "ไทย", "বাংলা", "தமிழ்", "తెలుగు",
            "ગુજરાતી", "ਪੰਜਾਬੀ", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "ខ្មែរ", "ລາວ", "မြန်မာ", "ქართული", "հայերեն", "አማርኛ", "→ ★ ∑",
        ])
    func scripts(text: String) throws {
        let line = TextLine(text: text, frame: CGRect(x: 0, y: 0, width: 500, height: 20), baseline: 16)
        for style in [TextStyle(), TextStyle(weight: 700), TextStyle(isMonospaced: true)] {
            let run = try Samples.measurer.get().glyphs(of: line, style: style)
            #expect(!run.glyphs.isEmpty)
            #expect(run.glyphs.allSatisfy { $0.outline.id.font >= 0 })
        }
    }

    @Test("A character that no font has is drawn as a frame")
    func tofu() throws {
        let line = TextLine(text: "漢", frame: CGRect(x: 0, y: 0, width: 50, height: 20), baseline: 16)
        let run = try Samples.measurer.get().glyphs(of: line, style: TextStyle())
        #expect(run.glyphs.map(\.outline.id.font) == [-1])
    }

    @Test("Glyphs of a line too long for its frame are squeezed into it")
    func squeezed() throws {
        let measurer = try Samples.measurer.get()
        let measured = measurer.measure(TextRequest(text: "Continue"))
        var line = try #require(measured.lines.first)
        #expect(measurer.glyphs(of: line, style: TextStyle()).scaleX == 0.017)
        line.frame.size.width /= 2
        #expect(abs(measurer.glyphs(of: line, style: TextStyle()).scaleX - 0.0085) < 1e-9)
    }

    @Test("Values nobody asked for lately are forgotten, the others are not")
    func recentValues() {
        var values = RecentValues<Int, Int>(limit: 10)
        for key in 0..<1000 {
            values[key] = key
            #expect(values[0] == 0)
            #expect(values.count <= 21)
        }
        #expect(values[1] == nil)
        #expect(values[999] == 999)
    }
}
