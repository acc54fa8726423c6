import Foundation
import RegionAudit
import RegionModel
import Testing

/// A small sequence with what the audit must say of it.
struct CourseFixture: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sequence: SnapshotSequence
    /// Time, element path, rule and severity of each finding in order.
    let findings: [String]

    /// A sequence of scenes and elements with the times at which they begin.
    init(
        _ name: String, _ steps: [(time: Double, scene: WindowScene, elements: [LayoutElement])],
        finds findings: [String] = []
    ) {
        testDescription = name
        sequence = SnapshotSequence(
            steps.map { .init(time: $0.time, snapshot: LayoutSnapshot(scene: $0.scene, elements: $0.elements)) })
        self.findings = findings
    }
}

extension SnapshotSequence {
    /// The same for someone who reads the other way.
    var mirrored: SnapshotSequence {
        SnapshotSequence(steps.map { .init(time: $0.time, snapshot: $0.snapshot.mirrored) })
    }
}

extension WindowScene {
    /// The book with its crease elsewhere.
    static func book(creaseAt x: CGFloat) -> WindowScene {
        var scene = book
        scene.regions[0].frame.origin.x = x - 20
        return scene
    }

    /// The flat book after the window was made narrower.
    static let narrowBook = {
        var scene = flatBook
        scene.size.width = 700
        return scene
    }()
}
