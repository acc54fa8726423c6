import Foundation
import RegionModel
import Testing

@Suite("Scenes as JSON")
struct WindowSceneJSONTests {
    @Test("A scene reads back as it was written")
    func roundTrip() throws {
        let scene = WindowScene(
            name: .init(device: "d", pose: "p", window: "w"), size: CGSize(width: 951, height: 669), scale: 3,
            layoutDirection: .rightToLeft, hinge: DeviceHinge(status: .partiallyOpen, angle: .degrees(128)),
            regions: [
                SceneRegion(name: "fold", kind: .division, frame: CGRect(x: 455.5, y: 0, width: 40, height: 669))
            ],
            regionQueries: .observed, navigationBarBottom: 82,
            verticalBar: VerticalBar(edge: .left, extent: 84, top: 120, bottom: 1),
            cornerRadii: RectCorners(topLeft: 1, topRight: 2, bottomLeft: 3, bottomRight: 4),
            cornerInsets: RectCorners(
                topLeft: CGSize(width: 1, height: 2), topRight: .zero, bottomLeft: CGSize(width: 3, height: 4),
                bottomRight: CGSize(width: 5, height: 6)))
        var writer = JSONWriter()
        scene.write(to: &writer)
        let read = try WindowScene(json: JSONField(JSONValue(parsing: Data(writer.text.utf8))))
        #expect(read == scene)
    }

    @Test(
        "What cannot be used is told with its place",
        arguments: [
            (#"{"scale":3}"#, #"found no "window", expected an object with "window""#),
            (#"{"window":[1,-2]}"#, "window[1]: found -2, expected a length of zero or more"),
            (#"{"window":[1,2],"scael":1}"#, #"found an unknown field "scael", expected "scale""#),
            (
                #"{"window":[1,2],"verticalBar":{"edge":"top"}}"#,
                #"verticalBar.edge: found "top", expected one of left, right"#
            ),
            (
                #"{"window":[1,2],"cornerInsets":{"topLeft":9}}"#,
                "cornerInsets.topLeft: found 9, expected [width, height]"
            ),
            (#"{"window":[1,2],"scale":true}"#, "scale: found true, expected a number"),
            (#"{"window":[1,2],"scale":1e999}"#, "line 1, column 25: found the number 1e999"),
            ("", "found an empty file, expected a JSON document"),
            ("[1,NaN]", "line 1, column 4: found \"N\""),
            (
                String(repeating: "[", count: 100_000),
                "found nesting deeper than 400 levels, expected a flatter document"
            ),
        ])
    func errors(document: String, message: String) {
        let error = #expect(throws: InputError.self) {
            try WindowScene(json: JSONField(JSONValue(parsing: Data(document.utf8))))
        }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "no error")")
    }
}
