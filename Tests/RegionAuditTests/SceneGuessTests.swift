import DeviceCatalog
import Foundation
import RegionAudit
import RegionModel
import Testing

@Suite("The window that a dump is taken to be of")
struct SceneGuessTests {
    private let choice: SceneChoice

    init() throws {
        let devices = try DeviceCatalog.standard().devices
        choice = SceneChoice(
            candidates: devices.flatMap { $0.scenes() },
            ordinaryDevices: Set(devices.filter(\.isOrdinary).map(\.name)))
    }

    private func layout(of text: String) throws -> ImportedLayout {
        let tree = try #require(Dump(Data(text.utf8)).trees.first)
        return try #require(choice.layouts(of: tree).first)
    }

    /// What WebDriverAgent writes of an app with a button.
    private func phone(_ width: Int, _ height: Int, button: (Int, Int, Int, Int) = (100, 200, 80, 44)) -> String {
        let (x, y, w, h) = button
        return """
            <XCUIElementTypeApplication x="0" y="0" width="\(width)" height="\(height)"><XCUIElementTypeButton name="ok" \
            label="OK" x="\(x)" y="\(y)" width="\(w)" height="\(h)"/></XCUIElementTypeApplication>
            """
    }

    @Test(
        "Is the one of its size, with a note that says so, and which others are as large",
        arguments: [
            (390, 844, "iphone-14 portrait", ""),
            (844, 390, "iphone-14 landscape-left", "iphone-14 landscape-right"),
            (375, 812, "iphone-13-mini portrait", "iphone-x portrait"),
            (414, 896, "iphone-11 portrait", "iphone-11-pro-max portrait"),
            (402, 874, "iphone-17-pro portrait", ""), (440, 956, "iphone-17-pro-max portrait", ""),
            (667, 375, "iphone-8 landscape", ""), (820, 1180, "ipad-air-11 portrait", ""),
            // What Android rounds to whole points is nearer to one than to the other.
            (393, 851, "pixel-5 portrait", "iphone-15 portrait"), (393, 852, "iphone-15 portrait", ""),
            (412, 915, "pixel-8 portrait", ""), (360, 640, "galaxy-nexus portrait", ""),
        ])
    func guesses(width: Int, height: Int, window: String, others: String) throws {
        let layout = try layout(of: phone(width, height))
        #expect(layout.snapshot.scene.name.description == window)
        let also = others.isEmpty ? "" : "; so large as well: \(others)"
        #expect(layout.verdict().notes.contains("Taken for \(window) by its size\(also)."))
    }

    @Test(
        "Is told by its pixels, where the dump counts those",
        arguments: [
            (1080, 2400, "pixel-8 portrait"), (2424, 1080, "pixel-9 landscape-left"), (1080, 1920, "pixel-2 portrait"),
            (1600, 2560, "pixel-tablet portrait"),
        ])
    func pixels(width: Int, height: Int, window: String) throws {
        let layout = try layout(
            of: """
                <hierarchy rotation="0"><node index="0" class="android.widget.FrameLayout" package="a" \
                bounds="[0,0][\(width),\(height)]"><node index="0" text="OK" class="android.widget.Button" package="a" \
                clickable="true" enabled="true" bounds="[300,600][600,732]"/></node></hierarchy>
                """)
        #expect(layout.snapshot.scene.name.description == window)
        #expect(layout.verdict().findings.isEmpty)
    }

    @Test("Has what its device has: a button under the sensor housing is found, from either side")
    func housing() throws {
        for (text, isFound) in [
            (phone(390, 844, button: (150, 0, 90, 30)), true), (phone(390, 844, button: (150, 60, 90, 44)), false),
            (phone(844, 390, button: (0, 150, 44, 90)), true), (phone(844, 390, button: (60, 150, 44, 90)), false),
        ] {
            let findings = try layout(of: text).verdict().findings
            #expect(findings.contains { $0.rule == "control-in-occlusion" } == isFound, "\(text)")
        }
    }

    @Test("Is not turned because of something that sticks out of a short page")
    func shortPage() throws {
        let short = try layout(of: phone(390, 844, button: (340, 200, 260, 44))).snapshot
        #expect(short.scene.name.description == "iphone-14 portrait")
        let turned = try layout(of: phone(390, 844, button: (340, 200, 504, 44))).snapshot
        #expect(turned.scene.name.description == "iphone-14 landscape-left")
    }

    @Test("Is without regions for a page in a browser, which begins below a phone's bars")
    func page() throws {
        let layout = try layout(
            of:
                #"{"inner":[390,844],"boxes":[{"tag":"button","text":"OK","rect":{"x":150,"y":0,"width":90,"height":30}}]}"#
        )
        #expect(layout.snapshot.scene.regions.isEmpty && layout.snapshot.scene.safeArea == .zero)
        #expect(layout.snapshot.scene.size == CGSize(width: 390, height: 844))
        let verdict = layout.verdict()
        #expect(!verdict.findings.contains { $0.severity == .error })
        #expect(
            verdict.notes.contains(
                "So large is iphone-14 portrait, but a page in a browser begins below the bars there, so nothing is reserved "
                    + "in it; --device iphone-14 has it fill the screen."))
    }
}
