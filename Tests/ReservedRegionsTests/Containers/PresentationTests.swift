import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

@Suite("Presentations")
@MainActor
struct PresentationTests {
    private struct Item: Identifiable {
        let id: Int
    }

    /// A small view in a corner that presents a sheet.
    private func sheet(_ scene: WindowScene, isPresented: Bool = true) -> ViewHost {
        ViewHost(scene: scene) {
            Color.red.frame(width: 30, height: 30).id("presenter")
                .sheet(isPresented: .constant(isPresented)) { Color.blue.id("sheet") }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test("A sheet is as wide as measured: in the middle of a flat device, on the leading side of a folded one")
    func sheets() {
        let flat = sheet(.duoLandscape())
        #expect(flat.frame("sheet").minX == 149 && flat.frame("sheet").width == 653)
        let book = sheet(.duoLandscape(isFolded: true)).frame("sheet")
        #expect(book.minX == 8 && book.maxX == 467.5)
        let mirrored = sheet(.duoLandscape(isFolded: true, direction: .rightToLeft)).frame("sheet")
        #expect(mirrored.minX == 483.5 && mirrored.maxX == 943)
        #expect(sheet(.duoPortrait(isFolded: true)).frame("sheet").midX == 334.5)
        #expect(sheet(.phone()).frame("sheet") == CGRect(x: 0, y: 70, width: 400, height: 730))
    }

    @Test("A sheet stands where it says, in a wide window", arguments: LayoutDirection.allCases)
    func placements(direction: LayoutDirection) {
        func frame(_ scene: WindowScene, _ placement: PresentationPlacement) -> CGRect {
            ViewHost(scene: scene) {
                Color.red.sheet(isPresented: .constant(true)) {
                    VStack { Color.blue.id("sheet").presentationPlacement(placement) }
                }
                .presentationPlacement(.trailing)
            }.element("Dialog")?.frame ?? .null
        }
        let (left, right) = (
            CGRect(x: 8, y: 8, width: 459.5, height: 653), CGRect(x: 483.5, y: 8, width: 459.5, height: 653)
        )
        let (leading, trailing) = direction == .leftToRight ? (left, right) : (right, left)
        for isFolded in [false, true] {
            let scene = WindowScene.duoLandscape(isFolded: isFolded, direction: direction)
            #expect(frame(scene, .leading) == leading && frame(scene, .trailing) == trailing)
            #expect(frame(scene, .center).minX == 149 && frame(scene, .center).width == 653)
            #expect(frame(scene, .automatic) == (isFolded ? leading : frame(scene, .center)))
        }
        let phone = WindowScene.phone(direction: direction)
        #expect(frame(phone, .trailing) == frame(phone, .automatic))
    }

    @Test("A presentation is a dialog; it follows the fold, and nothing moves for it")
    func dialog() throws {
        let host = sheet(.duoLandscape())
        #expect(host.element("Dialog")?.role == .dialog)
        let presenter = host.frame("presenter")
        host.scene = .duoLandscape(isFolded: true)
        #expect(host.frame("sheet").maxX == 467.5)
        let without = sheet(.duoLandscape(), isPresented: false)
        #expect(without.frame("presenter") == presenter)
        #expect(without.framesByID().map(\.id) == ["presenter"])
        #expect(without.element("Dialog") == nil)
    }

    @Test("Items, covers and popovers; a view ends the presentation it is in")
    func kinds() {
        struct Closing: View {
            @Environment(\.dismiss) var dismiss
            var body: some View { Color.red.id("closing").onAppear { dismiss() } }
        }
        struct Screen: View {
            @State var isPresented = true
            var body: some View { Color.blue.id("screen").fullScreenCover(isPresented: $isPresented) { Closing() } }
        }
        #expect(ViewHost(scene: .phone()) { Screen() }.framesByID().map(\.id) == ["screen"])
        let cover = ViewHost(scene: .phone()) {
            Color.red.fullScreenCover(item: .constant(Item(id: 7))) { Color.blue.id("\($0.id)") }
        }
        #expect(cover.frame("7") == CGRect(x: 0, y: 60, width: 400, height: 710))
        let popover = ViewHost(scene: .duoLandscape()) {
            Color.red.popover(isPresented: .constant(true)) { Color.blue.frame(width: 100, height: 50).id("popover") }
        }
        #expect(popover.frame("popover").size == CGSize(width: 100, height: 50))
        let none = ViewHost(scene: .phone()) {
            Color.red.sheet(item: .constant(Item?.none)) { _ in Color.blue.id("never") }
        }
        #expect(none.framesByID().isEmpty)
    }

    @Test("An alert is clear of the fold: at the trailing side, or below", arguments: LayoutDirection.allCases)
    func alerts(direction: LayoutDirection) throws {
        func dialog(_ scene: WindowScene) throws -> CGRect {
            let host = ViewHost(scene: scene) {
                Color.red.alert("Really?", isPresented: .constant(true)) {
                    Button("Yes") {}
                    Button("No") {}
                } message: {
                    Text("It cannot be undone.")
                }
            }
            #expect(host.snapshot().elements.filter { $0.role == .button }.count == 2)
            return try #require(host.element("Dialog")).frame
        }
        let flat = try dialog(.duoLandscape(direction: direction))
        #expect(flat.width >= 270 && abs(flat.midX - 433.5) < 1e-6)
        let book = try dialog(.duoLandscape(isFolded: true, direction: direction))
        #expect(direction == .leftToRight ? book.minX > 495.5 : book.maxX < 455.5)
        #expect(try dialog(.duoPortrait(isFolded: true, direction: direction)).minY > 495.5)
        let question = ViewHost(scene: .phone(direction: direction)) {
            Color.red.confirmationDialog("Which?", isPresented: .constant(true)) { Button("This") {} }
        }
        #expect(question.element("Dialog") != nil && !question.snapshot().elements.contains { $0.label == "Which?" })
    }

    @Test("The laws hold for a view that presents")
    func laws() {
        expectLaws(200, 100, "not presented") {
            Color.red.frame(width: 20, height: 20).id("a").sheet(isPresented: .constant(false)) { Color.blue }
        }
    }
}
