import Foundation
import RegionModel
import Testing
@testable import SnapshotDrawing
@Test func probe() throws {
    let c = ContinuousClock()
    var m: PangoTextMeasurer?
    print("init", try c.measure { m = try PangoTextMeasurer() })
    let p = try #require(m)
    print("first", c.measure { print(p.measure(TextRequest(text: "Continue"))) })
    print("second", c.measure { print(p.measure(TextRequest(text: "Continued"))) })
    print(p.measure(TextRequest(text: "مرحبا بالعالم", direction: .rightToLeft)))
    print(p.measure(TextRequest(text: "שלום עולם")))
    print(p.measure(TextRequest(text: "नमस्ते ไทย", style: TextStyle(weight: 700))))
    print(p.measure(TextRequest(text: "The quick brown fox jumps over the lazy dog", width: 120, lineLimit: 2)))
    print(p.measure(TextRequest(text: "The quick brown fox\njumps over the lazy dog", lineLimit: 1)))
    print(p.measure(TextRequest(text: "", lineLimit: 1)))
    print(p.measure(TextRequest(text: "a\n\nb\n")))
    print(p.measure(TextRequest(text: "abc de", width: 0)))
    print(p.measure(TextRequest(text: "مرحبا Latin words that go on and on أهلا", width: 120)))
    print("big", c.measure { print(p.measure(TextRequest(text: String(repeating: "word ", count: 20000), width: 300)).lines.count) })
    print("big1", c.measure { print(p.measure(TextRequest(text: String(repeating: "wordy", count: 20000))).size) })
    print("huge", c.measure { print(p.measure(TextRequest(text: "hey", style: TextStyle(size: 1e9))).size) })
    print(p.glyphs(of: TextLine(text: "A\u{1F600}b", frame: CGRect(x: 1, y: 2, width: 100, height: 20), baseline: 17), style: TextStyle()))
}
