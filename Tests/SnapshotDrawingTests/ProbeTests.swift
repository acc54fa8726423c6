import Foundation
import RegionModel
import Testing
@testable import SnapshotDrawing
@Test func probe() throws {
    let m = try Samples.measurer.get()
    func out(_ name: String, _ p: SnapshotPicture) throws {
        try OutputFile.write(p.svg(), to: "/tmp/probe/\(name).svg")
        try OutputFile.write(p.png(scale: 1.5), to: "/tmp/probe/\(name)-cairo.png")
        try OutputFile.write(p.png(scale: 1.5, theme: .dark), to: "/tmp/probe/\(name)-dark.png")
        try OutputFile.write(p.pdf(), to: "/tmp/probe/\(name).pdf")
        var s = GlyphSheet()
        print(
            name, p.svg(using: &s).utf8.count, s.definitions.utf8.count, p.svg().utf8.count,
            PictureTheme.styleSheet.utf8.count)
    }
    try out("dialog", SnapshotPicture(Samples.dialogOverFold(), marks: Samples.dialogMarks, measurer: m))
    try out(
        "dialog-rtl", SnapshotPicture(Samples.dialogOverFold(.rightToLeft), marks: Samples.dialogMarks, measurer: m))
    try out("dialog-flat", SnapshotPicture(Samples.dialogOverFold(isFlat: true), measurer: m))
    try out("cards", SnapshotPicture(Samples.cards(measurer: m), measurer: m))
    try out("cards-rtl", SnapshotPicture(Samples.cards(.rightToLeft, measurer: m), measurer: m))
}
