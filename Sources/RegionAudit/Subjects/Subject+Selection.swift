import Foundation
import RegionModel

extension Subject {
    /// The elements of a snapshot that are judged, in its order.
    ///
    /// Left out are: what is neither control nor text; what scrolls, and may pass anywhere on its way; what is part of
    /// a control, which is judged as a whole; the keyboard's and the status bar's own; what cannot be seen; a control
    /// as large as the window, which is a backdrop; and all but one of several elements that wrap each other in the
    /// very same place.
    ///
    /// - Complexity: O(n).
    static func all(in snapshot: LayoutSnapshot, tolerance: CGFloat) -> [Subject] {
        let window = snapshot.scene.bounds
        var contexts: [Context] = []
        contexts.reserveCapacity(snapshot.elements.count)
        var subjects: [Subject] = []
        for (index, element) in snapshot.elements.enumerated() {
            let context = (element.parent.map { contexts[$0] } ?? Context()).adding(visibilityOf: element)
            let isBackdrop =
                element.role.isInteractive && element.frame.isFinite
                && element.frame.insetBy(dx: -tolerance, dy: -tolerance).contains(window)
            contexts.append(isBackdrop ? context : context.within(element.role))
            guard context.isJudged, !isBackdrop,
                let subject = Subject(element, index: index, isInBar: context.contains(.bar))
            else { continue }
            subjects.append(subject)
        }
        return withoutTwins(subjects, in: snapshot)
    }

    private init?(_ element: LayoutElement, index: Int, isInBar: Bool) {
        guard element.role.isInteractive || element.role == .text else { return nil }
        let kind: Kind = element.role.isInteractive ? .control : .text
        let lines = kind == .text ? element.lines.map(\.frame) : []
        let pieces = (lines.isEmpty ? [element.frame] : lines).filter { $0.width != 0 && $0.height != 0 }
        guard !pieces.isEmpty else { return nil }
        let isSomewhere = element.frame.isFinite && pieces.allSatisfy(\.isFinite)
        self.init(
            index: index, kind: kind, noun: element.role.noun, frame: element.frame, isInBar: isInBar,
            pieces: isSomewhere ? pieces : [])
    }

    /// Test tools list a text and what wraps it as two elements in one place: the control is kept, else the outer one.
    ///
    /// Elements that lie beside each other in the tree are two, however they lie in the window.
    private static func withoutTwins(_ subjects: [Subject], in snapshot: LayoutSnapshot) -> [Subject] {
        var kept = [Subject?](repeating: nil, count: snapshot.elements.count)
        for subject in subjects { kept[subject.index] = subject }
        /// For each element the innermost subject that it is or lies in.
        var around: [Int?] = []
        around.reserveCapacity(kept.count)
        for (index, element) in snapshot.elements.enumerated() {
            let outer = element.parent.flatMap { around[$0] }
            guard let subject = kept[index] else {
                around.append(outer)
                continue
            }
            if let outer, snapshot.elements[outer].frame == subject.frame {
                let isInnerKept = subject.kind == .control
                kept[isInnerKept ? outer : index] = nil
                around.append(isInnerKept ? index : outer)
            } else {
                around.append(index)
            }
        }
        return kept.compactMap(\.self)
    }
}

extension CGRect {
    /// Whether all four numbers are.
    var isFinite: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }
}

extension ElementRole {
    /// What an element of the role is called in messages.
    var noun: String { self == .textField ? "text field" : rawValue }
}
