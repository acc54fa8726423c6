import Foundation
import RegionModel

/// Steps in a row at which a layout must respect the very same: the window, its safe area and the active regions.
struct Phase {
    /// What the layout must respect.
    let key: Key
    /// The steps, by their indices in the sequence.
    var steps: Range<Int>
    /// When it begins, in seconds.
    let start: Double
    /// When the next begins, or where there is none, when the last step is, in seconds.
    var end: Double
    /// The first step at which the layout has had its time to follow; `nil` where there is none.
    var settled: Int?

    /// The regions that another phase does not have as they are here.
    func regions(notIn other: Phase) -> [SceneRegion] { key.regions.filter { !other.key.regions.contains($0) } }

    /// What must be equal throughout.
    struct Key: Hashable {
        let window: Window
        let regions: [SceneRegion]

        init(_ scene: WindowScene) {
            window = Window(
                width: scene.size.width, height: scene.size.height, safeArea: scene.safeBounds,
                direction: scene.layoutDirection)
            regions = scene.regions.filter(\.isActive)
        }
    }

    /// A window with its safe area: where another one comes, everything may be laid out anew.
    struct Window: Hashable {
        let width, height: CGFloat
        let safeArea: CGRect
        let direction: LayoutDirection
    }

    /// The phases of a sequence, whose steps have the given keys, in order.
    static func all(of sequence: SnapshotSequence, _ keys: [Key], settlingTime: Double) -> [Phase] {
        var phases: [Phase] = []
        for (index, step) in sequence.steps.enumerated() {
            let key = keys[index]
            if !phases.isEmpty { phases[phases.count - 1].end = step.time }
            if phases.last?.key != key {
                phases.append(Phase(key: key, steps: index..<index, start: step.time, end: step.time))
            }
            let last = phases.count - 1
            phases[last].steps = phases[last].steps.lowerBound..<index + 1
            // Times that were added up come out a little less than they should.
            if phases[last].settled == nil, step.time - phases[last].start >= settlingTime - 1e-9 {
                phases[last].settled = index
            }
        }
        return phases
    }
}
