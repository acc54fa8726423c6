import Foundation
import RegionModel
import Testing

@Suite("Reading JSON")
struct JSONParserTests {
    @Test(
        "Values are read as they are written",
        arguments: [
            ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)), ("0", .number(0)),
            ("-0.5e+2", .number(-50)), ("123456789012345", .number(123_456_789_012_345)), ("1E2", .number(100)),
            ("1e-400", .number(0)), ("\"\"", .string("")), (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{C}\n\r\t")),
            (#""\u00e9\uD83D\uDE00é😀""#, .string("é😀é😀")), ("[]", .array([])), ("{ }", .object([:])),
            ("\u{FEFF}[1]", .array([.number(1)])),
            ("[ [ ] , { \"a\" : [ 1 , null ] } ]", .array([.array([]), .object(["a": .array([.number(1), .null])])])),
            (#"{"a":1,"a":2,"":{}}"#, .object(["a": .number(2), "": .object([:])])),
        ] as [(String, JSONValue)])
    func values(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: Data(text.utf8)) == value)
    }

    @Test(
        "What is not JSON is told with its line and column",
        arguments: [
            ("[1,]", "line 1, column 4: found \"]\", expected a JSON value"),
            ("[1 2]", "line 1, column 4: found \"2\", expected a comma or \"]\""),
            ("[1}", "line 1, column 3: found \"}\", expected a comma or \"]\""),
            ("{\"a\" 1}", "line 1, column 6: found \"1\", expected a colon"),
            ("{\"a\":1,}", "line 1, column 8: found \"}\", expected the name of a member in quotes"),
            ("{a:1}", "line 1, column 2: found \"a\", expected the name of a member in quotes"),
            ("[1]\n\n é", "line 3, column 2: found \"é\", expected the end of the JSON document"),
            ("[\"éé\", x]", "line 1, column 8: found \"x\", expected a JSON value"),
            ("01", "line 1, column 2: found \"1\", expected the end of the JSON document"),
            ("+1", "line 1, column 1: found \"+\", expected a JSON value"),
            ("1.", "line 1, column 3: found the end of the text, expected a digit"),
            (".5", "line 1, column 1: found \".\", expected a JSON value"), ("-", "line 1, column 2: found the end"),
            ("1e", "line 1, column 3: found the end of the text, expected a digit"),
            ("tru", "line 1, column 1: found \"t\", expected a JSON value"),
            ("nullx", "line 1, column 5: found \"x\", expected the end of the JSON document"),
            ("\"a", "line 1, column 3: found the end of the text, expected the rest of a string"),
            ("\"a\nb\"", "line 1, column 3: found \"\\n\", expected the rest of a string without control characters"),
            (#""\x""#, "line 1, column 3: found \"x\", expected an escape such as"),
            (#""\u12g4""#, "line 1, column 3: found \"u\", expected u and four digits"),
            (#""\u12"#, "line 1, column 3: found \"u\", expected u and four digits"),
            (#""\uD800""#, "line 1, column 2: found half a character, expected a whole one"),
            (#""\uD800A""#, "line 1, column 2: found half a character, expected a whole one"),
            (#""\uDC00""#, "line 1, column 2: found half a character, expected a whole one"),
            ("<svg/>", "line 1, column 1: found \"<\", expected a JSON value"),
        ])
    func mistakes(text: String, sentence: String) {
        expect(Data(text.utf8), sentence)
    }

    @Test("Bytes that are not UTF-8 are refused in strings and elsewhere")
    func encoding() {
        expect(Data([0x22, 0xFF, 0x22]), "line 1, column 1: found a string that is not UTF-8, expected UTF-8")
        expect(Data([0x22, 0x5C, 0x6E, 0xC3, 0x22]), "line 1, column 1: found a string that is not UTF-8")
        expect(Data([0xFF, 0xFE, 0x5B, 0x00]), "line 1, column 1: found \"\u{FFFD}\", expected a JSON value")
    }

    @Test("Nesting is read to its limit and not beyond")
    func depth() throws {
        let nested = { (depth: Int) in
            Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        _ = try JSONValue(parsing: nested(JSONValue.depthLimit))
        expect(nested(JSONValue.depthLimit + 1), "found nesting deeper than 400 levels")
        expect(Data(String(repeating: "[", count: 1_000_000).utf8), "found nesting deeper than 400 levels")
    }

    @Test("Whatever is cut off or changed by a byte is read or refused, never worse", arguments: [1, 2, 3])
    func mutations(seed: UInt64) {
        let text = Array(#"{"a":[1.5e3,-2,"x\u00e9\n",{"b":null}],"c":true}"#.utf8)
        var state = seed
        for length in 0...text.count {
            var bytes = Array(text[..<length])
            for index in bytes.indices {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let kept = bytes[index]
                bytes[index] = UInt8(truncatingIfNeeded: state >> 33)
                let data = Data(bytes)
                let isJSON = (try? JSONValue(parsing: data)) != nil
                if isJSON {
                    let other = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
                    #expect(other != nil, "seed \(seed): \(bytes)")
                }
                bytes[index] = kept
            }
        }
    }

    private func expect(_ data: Data, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation) {
        do throws(InputError) {
            let value = try JSONValue(parsing: data)
            Issue.record("read as \(value)", sourceLocation: sourceLocation)
        } catch {
            #expect(error.description.hasPrefix(sentence), sourceLocation: sourceLocation)
        }
    }
}
