import CommandLineArguments
import RegionAudit
import ReservedRegions
import SnapshotDrawing

/// The page that shows every screen in every window; it needs no other file.
struct GalleryPage {
    private let measurer: PangoTextMeasurer
    private let template: PageTemplate

    /// A page whose pictures are set with a measurer's fonts.
    init(measurer: PangoTextMeasurer) throws(InputError) {
        self.measurer = measurer
        template = try PageTemplate()
    }

    /// The page for what was inspected. The same inspections give the same bytes.
    func html(of screens: [ScreenInspections]) throws(InputError) -> String {
        let totals = Totals(screens)
        let progress = ProgressLine("Drawing", total: totals.pictures)
        var cards = CardWriter(measurer: measurer)
        for (index, screen) in screens.enumerated() { cards.write(screen, number: index + 1, progress) }
        progress.finish()
        return try template.filled(with: [
            "styles": Self.pictureStyles,
            "summary": summary(totals),
            "contents": contents(screens),
            "devices": options(devices(in: screens)),
            "poses": options(poses(in: screens)),
            "rules": options(rules(in: screens)),
            "screens": cards.html,
            "definitions": cards.sheet.definitions,
        ])
    }

    /// The pictures follow the page's switch of themes, and the reader's system as long as it is not used; paper is white.
    private static let pictureStyles =
        PictureTheme.light.rules() + "@media screen {\n" + PictureTheme.dark.rules(scope: "[data-theme=dark]")
        + "}\n@media screen and (prefers-color-scheme: dark) {\n"
        + PictureTheme.dark.rules(scope: ":root:not([data-theme])") + "}\n"

    private func summary(_ totals: Totals) -> String {
        let counts = [totals.screens.inWords("screen"), totals.pictures.inWords("picture")]
        let findings =
            totals.findings == 0
            ? "nothing found" : "\(totals.findingsInWords) in \(totals.picturesWithFindings.inWords("picture"))"
        return (counts + [findings]).joined(separator: " · ")
    }

    private func contents(_ screens: [ScreenInspections]) -> String {
        screens.enumerated().map { index, screen in
            "<li><a href=\"#screen-\(index + 1)\" data-screen=\"\(index + 1)\">"
                + "<span>\(screen.name.xmlEscaped)</span>"
                + "\(Badge.html(count: screen.findings.count, worst: screen.worst))</a></li>\n"
        }.joined()
    }

    private func options(_ values: [(value: String, title: String)]) -> String {
        values.map { "<option value=\"\($0.value.xmlEscaped)\">\($0.title.xmlEscaped)</option>\n" }.joined()
    }

    private func devices(in screens: [ScreenInspections]) -> [(value: String, title: String)] {
        distinct(
            screens.flatMap(\.inspections).map { ($0.stage.scene.name.device ?? "", $0.stage.deviceTitle) }
                + screens.flatMap(\.films).map { ($0.film.device, $0.film.deviceTitle) })
    }

    private func poses(in screens: [ScreenInspections]) -> [(value: String, title: String)] {
        distinct(
            screens.flatMap(\.inspections).map { ($0.stage.scene.name.pose ?? "", $0.stage.poseTitle) }
                + screens.flatMap(\.films).flatMap { film in
                    film.steps.map { ($0.snapshot.scene.name.pose ?? "", film.film.poseTitle(of: $0.snapshot.scene)) }
                })
    }

    private func rules(in screens: [ScreenInspections]) -> [(value: String, title: String)] {
        let found = Set(screens.flatMap(\.findings).map(\.rule))
        return RuleBook.all.map(\.id).filter(found.contains).map { ($0, $0) }
    }

    private func distinct(_ values: [(value: String, title: String)]) -> [(value: String, title: String)] {
        var known: Set<String> = []
        return values.filter { known.insert($0.value).inserted }
    }
}
