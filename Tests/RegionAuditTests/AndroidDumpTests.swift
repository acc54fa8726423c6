import Foundation
import RegionAudit
import RegionModel
import Testing

@Suite("Dumps of Android")
struct AndroidDumpTests {
    @Test(
        "An icon of Material's fields that can be checked but not touched is decoration",
        arguments: [
            ("android.widget.ImageButton", #"checkable="true" clickable="false""#, ElementRole.image),
            (
                "com.google.android.material.internal.CheckableImageButton", #"checkable="true" clickable="false""#,
                .image
            ),
            ("android.widget.ImageButton", #"checkable="true" clickable="true""#, .toggle),
            ("android.widget.ImageButton", #"checkable="true""#, .toggle),
            ("android.widget.ImageButton", #"checkable="false" clickable="false""#, .button),
            ("android.widget.CheckBox", #"checkable="true" clickable="false""#, .toggle),
        ])
    func icons(className: String, attributes: String, role: ElementRole) throws {
        let text =
            #"<hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][99,99]">"#
            + #"<node class="\#(className)" \#(attributes) bounds="[0,0][9,9]"/></node></hierarchy>"#
        #expect(try Dump(Data(text.utf8)).trees.first?.elements.last?.role == role)
    }
}
