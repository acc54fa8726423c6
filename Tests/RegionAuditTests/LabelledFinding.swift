import Foundation
import RegionAudit
import RegionModel
import Testing

/// A layout in which one rule of its kind finds an element that is called "Menu".
struct LabelledFinding: Sendable, CustomTestStringConvertible {
    let rule: String
    let findings: @Sendable () -> [Finding]

    var testDescription: String { rule }

    /// One rule for one element, one of arrangement, one of pairs and one over time.
    static let all = [
        LabelledFinding(rule: "control-across-division") { Audit().check(book(.at(440, 0, 44, 44))) },
        LabelledFinding(rule: "system-overlay-straddles") { Audit().check(book(.at(300, 100, 300, 200, .dialog))) },
        LabelledFinding(rule: "hinge-dependent-layout") {
            Audit().compare(book(.at(100, 100, 44, 44)), with: book(.at(200, 100, 44, 44)), .otherHinge)
        },
        LabelledFinding(rule: "stale-region") {
            let element = LayoutElement.at(440, 100, 44, 44).called("Menu")
            return Audit().check(
                SnapshotSequence(
                    [(0, WindowScene.flatBook), (1, .book), (2, .book)].map { time, scene in
                        .init(time: time, snapshot: LayoutSnapshot(scene: scene, elements: [element]))
                    }))
        },
    ]

    private static func book(_ element: LayoutElement) -> LayoutSnapshot {
        LayoutSnapshot(scene: .book, elements: [element.called("Menu")])
    }
}
