import Foundation
import RegionModel

extension Course {
    /// Within how long a way forth and back is one movement to the eye, in seconds.
    static let returnTime = 0.5
    /// A shorter way, in points, nobody minds.
    static let leastWay: CGFloat = 4

    /// What moves and moves back within a short time.
    ///
    /// It is a warning where nothing that the layout must respect changed meanwhile, and a note where it did: the
    /// element followed what it need not have followed at once.
    func returns() -> [Finding] {
        var groups: [ReturnGroup.Key: ReturnGroup] = [:]
        var carriers: [[Int]: Carriers] = [:]
        for trace in traces() {
            for found in returns(of: trace) {
                let steps = [found.origin, found.farthest]
                let moves = carriers[steps] ?? Carriers(in: self, from: steps[0], to: steps[1])
                carriers[steps] = moves
                let element = trace.elements[found.farthest - trace.first]
                let carrier = moves.carrier(of: element)
                let key = ReturnGroup.Key(
                    carrier: track(of: carrier, at: found.farthest), leaving: found.origin, back: found.back)
                let noun = carrier == element ? snapshot(at: found.farthest).elements[element].role.noun : "group"
                groups[key] = groups[key] ?? ReturnGroup(noun: noun, distance: found.distance)
            }
        }
        return groups.keys.sorted(by: ReturnGroup.Key.isBefore).compactMap { key in
            groups[key].flatMap { finding(on: $0, key) }
        }
    }

    private func finding(on group: ReturnGroup, _ key: ReturnGroup.Key) -> Finding? {
        guard let element = element(of: key.carrier, at: key.back) else { return nil }
        let isAlone = keys[key.leaving...key.back].allSatisfy { $0 == keys[key.leaving] }
        let duration = (time(of: key.back) - time(of: key.leaving + 1)).inSeconds
        return finding(
            "thrash", isAlone ? .warning : .note, on: element, at: key.back, move: nil,
            "this \(group.noun) is back where it was after it moved \(group.distance.inWords) pt away for \(duration)"
                + (isAlone ? ", though nothing around it changed." : ", as regions changed and changed back."))
    }

    /// Where each judged element is for as long as it is there without a break.
    private func traces() -> [Trace] {
        var open: [Int: Trace] = [:]
        var done: [Trace] = []
        for step in sequence.steps.indices {
            var next: [Int: Trace] = [:]
            for subject in subjects(at: step) {
                let track = track(of: subject.index, at: step)
                var trace = open.removeValue(forKey: track) ?? Trace(track: track, first: step)
                trace.elements.append(subject.index)
                next[track] = trace
            }
            done += open.values
            open = next
        }
        return (done + open.values).sorted { ($0.first, $0.track) < ($1.first, $1.track) }
    }

    private func returns(of trace: Trace) -> [Return] {
        var found: [Return] = []
        var step = trace.first + 1
        while step < trace.end {
            if let back = returnOf(trace, leavingAt: step) {
                found.append(back)
                step = back.back
            }
            step += 1
        }
        return found
    }

    /// The way forth and back that begins with a step, if one does.
    private func returnOf(_ trace: Trace, leavingAt step: Int) -> Return? {
        let start = element(trace, at: step - 1)
        var farthest = (step: step, distance: CGFloat(0))
        let window = keys[step - 1].window
        for next in step..<trace.end {
            let element = element(trace, at: next)
            let distance = element.frame.displacement(from: start.frame).length
            if next == step, distance <= audit.tolerance { return nil }
            guard time(of: next) - time(of: step) <= Self.returnTime, element.label == start.label,
                keys[next].window == window
            else { return nil }
            if distance > farthest.distance { farthest = (next, distance) }
            guard isSame(element.frame, start.frame) else { continue }
            guard farthest.distance >= Self.leastWay else { return nil }
            return Return(origin: step - 1, farthest: farthest.step, back: next, distance: farthest.distance)
        }
        return nil
    }

    private func element(_ trace: Trace, at step: Int) -> LayoutElement {
        snapshot(at: step).elements[trace.elements[step - trace.first]]
    }
}

/// Where an element is at steps in a row.
private struct Trace {
    let track: Int
    /// The first of the steps.
    let first: Int
    /// Its index at each step.
    var elements: [Int] = []

    /// The step after the last.
    var end: Int { first + elements.count }
}

/// A way forth and back.
private struct Return {
    /// The last step before the element left, the one where it was farthest, and the one where it is back.
    let origin, farthest, back: Int
    /// How far away it was, in points.
    let distance: CGFloat
}

/// What went forth and back together.
private struct ReturnGroup {
    struct Key: Hashable {
        let carrier: Int
        let leaving, back: Int

        static func isBefore(_ a: Key, _ b: Key) -> Bool {
            (a.back, a.leaving, a.carrier) < (b.back, b.leaving, b.carrier)
        }
    }

    let noun: String
    let distance: CGFloat
}
