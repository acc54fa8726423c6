import DeviceCatalog
import Foundation
import RegionAudit
import RegionModel

/// What `regions check` does with a file, and what must be true of it whatever the file holds.
struct Trial {
    private let file: LayoutFile

    /// Reads a file; `nil` where it is refused, as it may be.
    init?(_ data: Data, as format: DumpFormat?) {
        let limits = DumpLimits(elements: 20_000, depth: 2_000)
        guard
            let file = try? LayoutFile(data, as: format, limits: limits, scene: { _ throws(InputError) in Self.scene })
        else { return nil }
        self.file = file
    }

    /// Judges and reports.
    func run() {
        switch file {
        case .layouts(let layouts):
            let verdicts = layouts.layouts.map { Verdict($0.snapshot, id: $0.id, isExplained: true) }
            report(verdicts)
        case .dump(let dump):
            for tree in dump.trees { judge(tree) }
        }
    }

    private func judge(_ tree: ImportedTree) {
        for (index, element) in tree.elements.enumerated() {
            precondition(element.parent ?? -1 < index, "an element is before the one that it is in")
        }
        for layout in layouts(of: tree) {
            precondition(layout.exemptions.count == tree.elements.count, "elements were lost")
            precondition(layout.origins.count == layout.snapshot.elements.count, "elements are from nowhere")
            report([layout.verdict(isExplained: true)])
        }
    }

    /// The layouts in the windows of the devices that fit, and in one of the tree's own size with regions in it.
    private func layouts(of tree: ImportedTree) -> [ImportedLayout] {
        let choices = [
            SceneChoice(candidates: Self.scenes), SceneChoice(candidates: Self.scenes, turn: .clockwise, isModal: true),
            SceneChoice(candidates: [Self.scene], isNamed: true, statedSize: Self.scene.size, scale: 1),
        ]
        return choices.flatMap { (try? $0.layouts(of: tree)) ?? [] }
    }

    private func report(_ verdicts: [Verdict]) {
        let json = JSONReporter.report(verdicts, asList: true)
        precondition((try? JSONValue(parsing: Data(json.utf8))) != nil, "the report is not JSON")
        let text = TextReporter.report(verdicts)
        precondition(
            text.utf8.allSatisfy { $0 == 0x0A || ($0 >= 0x20 && $0 != 0x7F) },
            "the report has what a terminal would obey")
    }

    private static let scenes = ["pixel-fold", "iphone-duo"].flatMap { name in
        (try? DeviceCatalog.standard().device(named: name).scenes()) ?? []
    }

    /// A window with a fold and cameras.
    private static let scene: WindowScene = {
        guard let scene = scenes.first(where: { $0.name.pose == "book" && !$0.regions.isEmpty }) else {
            fatalError("the devices' profiles are not beside the program")
        }
        return scene
    }()
}
