import DeviceCatalog
import Foundation
import RegionModel
import Testing

@Suite("Profiles that are wrong")
struct WrongProfilesTests {
    /// A change to the documentation's example, and the sentence it gets after the file's name.
    static let changes: [(of: String, to: String, sentence: String)] = [
        (#""title": "My Fold","#, "", #"found no "title", expected an object with "title""#),
        (#""title""#, #""tilte""#, #"found an unknown field "tilte", expected "title""#),
        (
            #""my-fold""#, #""My Fold""#,
            #"name: found "My Fold", expected a name of up to 64 small letters, digits and hyphens"#
        ),
        (#""scale": 3"#, #""scale": 0"#, "scale: found 0, expected pixels per point, more than 0 and at most 16"),
        (#""scale": 3"#, #""scale": "3""#, #"scale: found "3", expected a number"#),
        (
            #""scale": 3"#, #""scale": 3, "regionQueries": "seen""#,
            #"regionQueries: found "seen", expected one of documented, observed"#
        ),
        (
            #""assumed""#, #""certain""#,
            #"sources.drawing-board.confidence: found "certain", expected one of measured, documented, derived, assumed"#
        ),
        (
            #""where": "My sketch of 3 May", "#, "",
            #"sources.drawing-board: found no "where", expected an object with "where""#
        ),
        (
            #""source": "drawing-board""#, #""source": "drawing-bord""#,
            #"source: found "drawing-bord", expected "drawing-board""#
        ),
        (
            #""source": "drawing-board","#, "",
            #"scale: found no source for scale, expected a "source" here or in what holds it: drawing-board"#
        ),
        (
            #""source": "drawing-board""#, #""source": { "scale": "drawing-board" }"#,
            #"poses[0].window: found no source for window, expected a "source" here or in what holds it: drawing-board"#
        ),
        (
            #""source": "drawing-board""#, #""source": { "size": "drawing-board" }"#,
            #"source: found an unknown field "size", expected scale, regionQueries, navigationBarBottom, window, frame, safeArea, sizeClass, hinge, hingeRule, verticalBar, cornerRadii, cornerInsets, regions"#
        ),
        (
            #""window": [900, 700]"#, #""window": [900, -700]"#,
            "poses[0].window[1]: found -700, expected a length of zero or more"
        ),
        (
            #""window": [900, 700]"#, #""window": [900, 0]"#,
            "poses[0].window: found an array of 2 items, expected a width and height of more than 0 and at most 20000 points"
        ),
        (#""window": [900, 700],"#, "", #"poses[0]: found no "window", expected an object with "window""#),
        (
            #""top": 40, "bottom": 24"#, #""top": 400, "bottom": 340"#,
            "poses[0].safeArea: found a safe area without room, expected insets that fit a window of 900 x 700"
        ),
        (
            #""top": 40"#, #""leading": 40"#,
            #"poses[0].safeArea: found an unknown field "leading", expected top, left, bottom, right"#
        ),
        (
            #"["regular", "regular"]"#, #"["regular", "medium"]"#,
            #"poses[0].sizeClass[1]: found "medium", expected one of compact, regular"#
        ),
        (
            #""fullyOpen""#, #""open""#,
            #"poses[0].hinge.status: found "open", expected one of closed, partiallyOpen, fullyOpen"#
        ),
        (#""angle": 180"#, #""angle": 1800"#, "poses[0].hinge.angle: found 1800, expected degrees from 0 to 360"),
        (
            "[800, 8, 30, 30]", "[880, 8, 30, 30]",
            #"poses[0].regions[1]: found "camera" at [880, 8, 30, 30], expected a frame within the window of 900 x 700"#
        ),
        (
            "[800, 8, 30, 30]", "[800, 8, -30, 30]",
            "poses[0].regions[1].frame[2]: found -30, expected a length of zero or more"
        ),
        (
            #""left": 20, "right": 20"#, #""left": 20, "right": 21"#,
            "poses[0].regions[0]: found margins larger than the frame, expected a frame that includes its margins"
        ),
        (
            #""safeArea": { "top": 40, "bottom": 24 }"#, #""verticalBar": { "extent": 84 }"#,
            #"poses[0].verticalBar: found no "edge", expected an object with "edge""#
        ),
        (
            #""safeArea": { "top": 40, "bottom": 24 }"#, #""verticalBar": { "edge": "leading", "extent": 84 }"#,
            #"poses[0].verticalBar.edge: found "leading", expected one of left, right"#
        ),
        (
            #""safeArea": { "top": 40, "bottom": 24 }"#,
            #""verticalBar": { "edge": "left", "extent": 84, "top": 400, "bottom": 301 }"#,
            "poses[0].verticalBar: found a bar without room, expected one that fits a window of 900 x 700"
        ),
        (
            #""safeArea": { "top": 40, "bottom": 24 }"#, #""cornerRadii": { "topLeading": 8 }"#,
            #"poses[0].cornerRadii: found an unknown field "topLeading", expected topLeft, topRight, bottomLeft, bottomRight"#
        ),
        (
            #""safeArea": { "top": 40, "bottom": 24 }"#, #""cornerInsets": { "topLeft": [96, -1] }"#,
            "poses[0].cornerInsets.topLeft[1]: found -1, expected a length of zero or more"
        ),
        (#""division""#, #""fold""#, #"poses[0].regions[0].kind: found "fold", expected one of division, occlusion"#),
        (
            #""name": "camera", "kind": "occlusion""#, #""name": "camera""#,
            #"poses[0].regions[1]: found no "kind" for the new region "camera", expected its kind"#
        ),
        (
            #""name": "camera""#, #""name": "fold""#,
            #"poses[0].regions[1]: found "fold" a second time, expected every region once"#
        ),
        (
            #"{ "name": "fold", "isActive": true }"#, #"{ "name": "fold", "kind": "occlusion" }"#,
            #"poses[1].regions[0].kind: found "occlusion", expected "division", as "fold" is one"#
        ),
        (
            #""like": "flat","#, #""window": [900, 700],"#,
            #"poses[1].regions[0]: found no "kind" for the new region "fold", expected its kind"#
        ),
        (
            #"{ "name": "fold", "isActive": true }"#, #"{ "name": "fold", "source": "hearsay" }"#,
            #"poses[1].regions[0].source: found "hearsay", expected "drawing-board""#
        ),
        (#""like": "flat""#, #""like": "flaat""#, #"poses[1].like: found "flaat", expected "flat""#),
        (
            #""like": "flat""#, #""like": "flat", "window": [800, 700]"#,
            #"poses[1]: found "camera" at [800, 8, 30, 30], expected a frame within the window of 800 x 700"#
        ),
        (
            #""like": "flat""#, #""like": "flat", "without": ["notch"]"#,
            #"poses[1].without[0]: found "notch", expected one of fold, camera"#
        ),
        (#""name": "book""#, #""name": "flat""#, #"poses[1]: found a second pose "flat", expected names that differ"#),
        (
            #""suffix": "immersive", "poses": ["flat", "book"]"#, #""suffix": "immersive", "poses": ["flat", "tent"]"#,
            #"variants[0].poses[1]: found "tent", expected one of flat, book, flat-immersive"#
        ),
        (
            #""suffix": "immersive", "poses": ["flat", "book"]"#, #""suffix": "immersive", "poses": ["flat", "flat"]"#,
            #"variants[0]: found a second pose "flat-immersive", expected names that differ"#
        ),
        (
            "[0, 0, 440, 700]", "[480, 0, 440, 700]",
            #"windows[0].frame: found an array of 4 items, expected a frame within the display of "flat""#
        ),
        (
            "[0, 0, 440, 700]", "[0, 0, 0, 700]",
            "windows[0].frame: found an array of 4 items, expected a frame of more than zero width and height"
        ),
        (#""frame": [0, 0, 440, 700], "#, "", #"windows[0]: found no "frame", expected an object with "frame""#),
        (
            #""name": "left", "poses": ["flat", "book"]"#, #""name": "left", "poses": ["flat", "flat"]"#,
            #"windows[0]: found a second window "left" of "flat", expected names that differ"#
        ),
        (
            #""frame": [0, 0, 440, 700]"#,
            #""frame": [0, 0, 440, 700], "regions": [{ "name": "camera", "kind": "division", "frame": [0, 0, 9, 9] }]"#,
            #"windows[0]: found "camera" of kind division, expected occlusion, as in the other poses"#
        ),
        (
            #""frame": [0, 0, 440, 700]"#, #""frame": [0, 0, 440, 700], "hinge": {}"#,
            #"windows[0]: found an unknown field "hinge", expected name, poses, frame, safeArea, sizeClass, verticalBar, cornerRadii, cornerInsets, regions, without, source"#
        ),
    ]

    @Test("The sentence names the file, the field, what was found and what was expected", arguments: changes)
    func sentence(change: (of: String, to: String, sentence: String)) throws {
        let example = try documentedExample()
        try #require(example.contains(change.of))
        try expect(example.replacing(change.of, with: change.to), gets: change.sentence)
    }

    @Test(
        "So it does for files that are no profiles",
        arguments: [
            ("", "found an empty file, expected a JSON document"),
            ("[]", "found an array of 0 items, expected an object"),
            ("3", "found 3, expected an object"),
            (
                #"{"name": "x", "sources": {}, "title": "X", "scale": 1, "poses": []}"#,
                #"scale: found no source for scale, expected a "source" here or in what holds it: "#
            ),
        ])
    func notAProfile(text: String, sentence: String) throws {
        try expect(text, gets: sentence)
    }

    @Test("So it does for brackets without end")
    func nesting() throws {
        try expect(
            String(repeating: "[", count: 100_000),
            gets: "found nesting deeper than 400 levels, expected a flatter document")
    }

    @Test("More poses, regions or windows than a device can have are refused")
    func tooMany() throws {
        let example = try documentedExample()
        let names = Array(repeating: #""flat""#, count: 51).joined(separator: ", ")
        try expect(
            example.replacing(#""like": "flat""#, with: #""like": "flat", "without": [\#(names)]"#),
            gets: "poses[1].without: found an array of 51 items, expected at most 50 of them")
        let variants = (0..<200).map { #"{ "suffix": "v\#($0)", "poses": ["flat"] }"# }.joined(separator: ", ")
        try expect(
            example.replacing(#"{ "suffix": "immersive", "poses": ["flat", "book"], "safeArea": {} }"#, with: variants),
            gets: "variants[198]: found one more pose, expected at most 200 poses")
    }

    private func expect(_ text: String, gets sentence: String) throws {
        var catalog = try DeviceCatalog.standard()
        try withFile(text) { file in
            let error = #expect(throws: InputError.self) { try catalog.add(file: file) }
            #expect(error?.description == "\(file): \(sentence)")
        }
    }
}
