import Foundation
import RegionConversion
import RegionModel
import Testing

@Suite("Documents that cannot be converted")
struct BadWordsTests {
    @Test(
        "One sentence with the place",
        arguments: [
            ("[]", "found an array of 0 items, expected an object"),
            (
                "{}",
                #"found no "window" and nothing like it, expected one of "window" (scene), "windowMetrics" (jetpack), "#
                    + #""size" (flutter), "viewport" (css)"#
            ),
            (
                #"{"size":1,"viewport":2}"#,
                #"found "size" and "viewport", expected one of "window" (scene), "windowMetrics" (jetpack), "size" "#
                    + #"(flutter), "viewport" (css)"#
            ),
            (#"{"windowMetrics":{}}"#, #"windowMetrics: found no "bounds", expected an object with "bounds""#),
            (
                #"{"windowMetrics":{"bounds":{"left":9,"top":0,"right":5,"bottom":1}}}"#,
                #"windowMetrics.bounds.right: found 5, expected no less than "left""#
            ),
            (
                #"{"windowMetrics":{"bounds":{"left":0.5,"top":0,"right":5,"bottom":1}}}"#,
                "windowMetrics.bounds.left: found 0.5, expected a whole number of pixels, no more than 1000000000"
            ),
            (
                #"{"windowMetrics":{"bounds":{"left":0,"top":0,"right":1e300,"bottom":1}}}"#,
                "windowMetrics.bounds.right: found 1e+300, expected a whole number of pixels, no more than 1000000000"
            ),
            (
                #"{"windowMetrics":{"bounds":{"left":0,"top":0,"right":5,"bottom":1},"density":0}}"#,
                "windowMetrics.density: found 0, expected pixels per dp, more than zero"
            ),
            (
                #"{"windowMetrics":{"bounds":{"left":0,"top":0,"right":5,"bottom":1}},"systemBars":{"top":-1}}"#,
                "systemBars.top: found -1, expected a length of zero or more"
            ),
            (
                #"{"windowMetrics":{"bounds":{"left":0,"top":0,"right":5,"bottom":1}},"windowLayoutInfo":"#
                    + #"{"displayFeatures":[{"bounds":{"left":0,"top":0,"right":5,"bottom":1},"state":"OPEN"}]}}"#,
                #"windowLayoutInfo.displayFeatures[0].state: found "OPEN", expected one of FLAT, HALF_OPENED"#
            ),
            (
                #"{"size":{"width":1,"height":1},"displayFeatures":[{"bounds":{"left":0,"top":0,"width":1,"height":1},"#
                    + #""type":"cutout","state":"postureFlat"}]}"#,
                #"displayFeatures[0].state: found "postureFlat", expected "unknown", as a cutout has no posture"#
            ),
            (
                #"{"size":{"width":1,"height":1},"dispalyFeatures":[]}"#,
                #"found an unknown field "dispalyFeatures", expected "displayFeatures""#
            ),
            (
                #"{"viewport":{"width":9,"height":9,"segments":[]}}"#,
                "viewport.segments: found an array of 0 items, expected a grid of segments, row by row, none over another"
            ),
            (
                #"{"viewport":{"width":9,"height":9,"segments":[{"x":0,"y":0,"width":5,"height":9},"#
                    + #"{"x":4,"y":0,"width":5,"height":9}]}}"#,
                "viewport.segments: found an array of 2 items, expected a grid of segments, row by row, none over another"
            ),
            (
                #"{"viewport":{"width":9,"height":9},"media":{"horizontal-viewport-segments":2}}"#,
                "media.horizontal-viewport-segments: found 2, expected 1, as the rest says"
            ),
            (
                #"{"viewport":{"width":9,"height":9},"env":{"safe-area-inset-tpo":2}}"#,
                #"env: found an unknown field "safe-area-inset-tpo", expected "safe-area-inset-top""#
            ),
            (
                #"{"viewport":{"width":9,"height":9},"env":{"viewport-segment-width 0 0":2}}"#,
                #"env: found no "viewport-segment-left 0 0", expected an object with "viewport-segment-left 0 0""#
            ),
        ])
    func sentences(document: String, message: String) {
        let error = #expect(throws: InputError.self) { try read(document) }
        #expect(error?.description == message)
    }

    @Test("More features than any device has are refused")
    func bounded() {
        let feature = #"{"bounds":{"left":0,"top":0,"width":1,"height":1},"type":"fold"}"#
        let features = Array(repeating: feature, count: 1001).joined(separator: ",")
        let error = #expect(throws: InputError.self) {
            try read(#"{"size":{"width":1,"height":1},"displayFeatures":[\#(features)]}"#)
        }
        #expect(error?.description == "displayFeatures: found an array of 1001 items, expected at most 1000 items")
    }

    @Test("A hundred thousand wrong names beside six thousand right ones are refused as one is")
    func manyNames() {
        let segments = (0..<1000).map { #"{"x":\#($0 % 40 * 2),"y":\#($0 / 40 * 2),"width":1,"height":1}"# }
        let names = ["safe-area-inset-tpo"] + (0..<100_000).map { "titlebar\($0)" }
        let environment = names.map { #""\#($0)":1"# }.joined(separator: ",")
        let error = #expect(throws: InputError.self) {
            try read(
                #"{"viewport":{"width":80,"height":50,"segments":[\#(segments.joined(separator: ","))]},"#
                    + #""env":{\#(environment)}}"#)
        }
        #expect(
            error?.description
                == #"env: found an unknown field "safe-area-inset-tpo", expected "safe-area-inset-top""#)
    }

    @Test("Numbers no screen has neither stop nor trap a conversion")
    func extremes() {
        for (size, scale) in [(1e300, 3.0), (1, 1e300), (5, 1e-300), (0, 1), (.infinity, 2), (.nan, .nan)] {
            let scene = WindowScene(
                size: CGSize(width: size, height: size), scale: scale,
                regions: [SceneRegion(name: "r", kind: .division, frame: CGRect(x: 0, y: 0, width: size, height: 1))])
            for case let type? in PlatformWords.allCases.map(\.window) {
                #expect(type.losses(of: scene).count < 20)
                #expect(type.init(scene).losses.count < 20)
            }
        }
    }

    private func read(_ text: String) throws {
        let document = JSONField(try JSONValue(parsing: Data(text.utf8)))
        _ = try PlatformWords(of: document).window?.init(json: document)
    }
}
