import Foundation
import RegionModel

/// A sequence as the rules over time look at it.
struct Course {
    let audit: Audit
    let sequence: SnapshotSequence
    /// What the layout must respect at each step.
    let keys: [Phase.Key]
    let phases: [Phase]
    private let subjects: [[Subject]]
    private let tracks: [[Int]]
    private let trackCount: Int

    init(_ sequence: SnapshotSequence, audit: Audit) {
        self.audit = audit
        self.sequence = sequence
        keys = sequence.steps.map { Phase.Key($0.snapshot.scene) }
        phases = Phase.all(of: sequence, keys, settlingTime: audit.settlingTime)
        subjects = sequence.steps.map { step in
            Subject.selection(in: step.snapshot, tolerance: audit.tolerance).subjects
                .filter { $0.kind != .content && !$0.isNowhere }
        }
        let tracks = ElementTracks(of: sequence)
        (self.tracks, trackCount) = (tracks.tracks, tracks.count)
    }

    func snapshot(at step: Int) -> LayoutSnapshot { sequence.steps[step].snapshot }

    func time(of step: Int) -> Double { sequence.steps[step].time }

    /// The controls and texts of a step that are judged.
    func subjects(at step: Int) -> [Subject] { subjects[step] }

    /// What the elements of a step are held against; only the given regions of it, where some are given.
    func surroundings(at step: Int, only regions: [SceneRegion]? = nil) -> Surroundings {
        var scene = snapshot(at: step).scene
        scene.regions = regions ?? scene.regions
        return Surroundings(scene: scene, tolerance: audit.tolerance)
    }

    /// The track of an element, by which it is known at other steps.
    func track(of element: Int, at step: Int) -> Int { tracks[step][element] }

    /// The element of a track at a step; `nil` where it is not there.
    ///
    /// - Complexity: O(n).
    func element(of track: Int, at step: Int) -> Int? { tracks[step].firstIndex(of: track) }

    /// For each element of a step, the same element at another step; `nil` where it is not there.
    func elements(of step: Int, at other: Int) -> [Int?] {
        var places = [Int?](repeating: nil, count: trackCount)
        for (index, track) in tracks[other].enumerated() { places[track] = index }
        let (now, then) = (snapshot(at: step).elements, snapshot(at: other).elements)
        return tracks[step].enumerated().map { index, track in
            // What says something else may be something else.
            places[track].flatMap { now[index].role == then[$0].role && now[index].label == then[$0].label ? $0 : nil }
        }
    }

    /// Whether two frames of an element are the same but for the tolerance.
    func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
        let differences = [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
        return differences.allSatisfy { abs($0) <= audit.tolerance }
    }

    /// A finding on an element of a step.
    func finding(
        _ rule: String, _ severity: Severity, on element: Int, at step: Int, region: SceneRegion? = nil,
        overlap: CGSize = .zero, move: CGSize?, _ message: String
    ) -> Finding {
        Finding(
            rule, severity, on: element, in: snapshot(at: step), region: region, overlap: overlap, move: move,
            message: "At \(time(of: step).inSeconds), \(message)",
            moment: Finding.Moment(step: step, time: time(of: step)))
    }
}

extension Double {
    /// A time as people read it, to a hundredth, as in `1.25 s`.
    var inSeconds: String { JSONWriter.format(self, places: 2) + " s" }
}

extension Surroundings {
    /// The occlusion or division that an element meets, if it meets any.
    func region(spoiling subject: Subject) -> Violation? {
        occlusion(of: subject) ?? division(of: subject) ?? closeness(of: subject)
    }
}
