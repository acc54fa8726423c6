import DeviceCatalog
import Foundation
import RegionAudit
import TestSupport
import Testing

@testable import ExampleGallery
@testable import RegionGallery

/// Timelines in a gallery.
@MainActor
struct FilmTests {
    /// A button in the middle, which does not mind that the tablet is bent; one that does; and the tablet bent and
    /// straightened.
    private enum FilmGallery: Gallery {
        static var deviceFiles: [String] { TinyGallery.deviceFiles }

        @PreviewBuilder static var previews: [Preview] {
            Preview("Stubborn") { Button("Delete") {}.frame(width: 120, height: 44) }
            Preview("Following") {
                GeometryReader { proxy in
                    RegionAvoidingLayout(
                        regions: proxy.reservedRegions(kind: .division, options: []), alignment: .center
                    ) {
                        Button("Delete") {}.frame(width: 120, height: 44)
                    }
                }
            }
        }

        static let timelines = [
            TimelineScript(
                "Bend <it>", device: "tablet", from: "flat",
                moves: [.hold(seconds: 1), .pose("bent"), .hold(seconds: 1), .pose("flat")],
                faults: .init(repeats: 2))
        ]
    }

    private func screens(_ selection: Selection) throws -> [ScreenInspections] { try Inspector(selection).inspect() }

    @Test func theReportOfATimeline() throws {
        let text = try GalleryReport.text(of: screens(Selection(of: FilmGallery.self, devices: ["tablet"])))
        #expect(try Golden.difference(of: text, from: "films.json") == nil)
    }

    @Test func bothDirectionsArePlayedAndThoseThatAreAskedFor() throws {
        let all = try Selection(of: FilmGallery.self)
        #expect(all.films.map(\.direction) == [.leftToRight, .rightToLeft])
        #expect(try Selection(of: FilmGallery.self, direction: .rightToLeft).films.map(\.direction) == [.rightToLeft])
        #expect(try Selection(of: FilmGallery.self, timelines: ["Bend <it>"]).films.count == 2)
        #expect(try Selection(of: FilmGallery.self, devices: ["pixel-fold"]).films.isEmpty)
        #expect(try Selection(of: FilmGallery.self, poses: ["bent"]).films.isEmpty)
        #expect(try Selection(of: TinyGallery.self).films.isEmpty)
    }

    private enum Twice: Gallery {
        @PreviewBuilder static var previews: [Preview] { Preview("A") { Text("a") } }
        static let timelines = [String](repeating: "Still", count: 2).map {
            TimelineScript($0, device: "iphone-duo", from: "book", moves: [])
        }
    }

    private enum Impossible: Gallery {
        @PreviewBuilder static var previews: [Preview] { Preview("A") { Text("a") } }
        static let timelines = [
            TimelineScript("Odd", device: "iphone-duo", from: "book", moves: [.pose("bok")])
        ]
    }

    @Test func whatCannotBePlayedIsToldInOneSentence() {
        func told(_ select: () throws(InputError) -> Selection) -> String? {
            do throws(InputError) { _ = try select() } catch { return error.description }
            return nil
        }
        #expect(
            told { () throws(InputError) in try Selection(of: Twice.self) }
                == "found two timelines named \"Still\", expected a name of its own for each")
        #expect(
            told { () throws(InputError) in try Selection(of: FilmGallery.self, timelines: ["Bent"]) }
                == "found the unknown timeline \"Bent\", expected \"Bend <it>\"")
        #expect(
            told { () throws(InputError) in try Selection(of: Impossible.self) }
                == "timeline \"Odd\": moves[0]: found the unknown pose \"bok\" of iphone-duo, expected \"book\"")
    }

    @Test func aStripHasAPictureForWhatChangedAndMarksWhatWasFound() throws {
        let film = try #require(screens(Selection(of: FilmGallery.self)).first?.films.first)
        #expect(film.steps.count > film.frames.count)
        #expect(film.frames.first == 0 && film.frames.last == film.steps.count - 1)
        let finding = try #require(film.findings.first?.moment)
        #expect(film.frames.contains(finding.step))
    }

    @Test func thePageShowsStripsAndTheirTextsStayTexts() throws {
        let inspector = try Inspector(Selection(of: FilmGallery.self))
        let page = try GalleryPage(measurer: inspector.measurer).html(of: inspector.inspect())
        #expect(page.components(separatedBy: "<section class=\"device film\">").count == 5)
        #expect(page.contains("<span>Bend &lt;it&gt;, right to left</span>") && !page.contains("Bend <it>"))
        #expect(page.contains("data-rule=\"stale-region\"") && page.contains("<option value=\"stale-region\">"))
    }

    @Test func theExampleScreensFollowTheirTimelineInBothDirections() throws {
        let screens = try screens(Selection(of: ExampleGallery.self, devices: ["iphone-duo"]))
        for screen in screens {
            #expect(screen.films.count == 2)
            for film in screen.films {
                #expect(film.diagnostics.isEmpty)
                let told = film.findings.map { "\(screen.name): \($0.message)" }
                if screen.name == "Delete dialog (wrong)" {
                    #expect(Set(film.findings.map(\.rule)) == ["stale-region"], "\(told)")
                } else {
                    #expect(told == [])
                }
            }
        }
    }
}
