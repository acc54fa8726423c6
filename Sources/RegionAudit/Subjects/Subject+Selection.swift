import Foundation
import RegionModel

extension Subject {
    /// The elements of a snapshot that are judged, in its order.
    ///
    /// Left out are: what is neither control nor text; what scrolls, and may pass anywhere on its way; what is part of
    /// a control, which is judged as a whole; the keyboard's and the status bar's own; what cannot be seen; a control
    /// as large as the window, which is a backdrop; and all but one of several elements in the very same place.
    ///
    /// - Complexity: O(n).
    static func all(in snapshot: LayoutSnapshot, tolerance: CGFloat) -> [Subject] {
        let window = snapshot.scene.bounds
        var contexts: [Context] = []
        contexts.reserveCapacity(snapshot.elements.count)
        var subjects: [Subject] = []
        for (index, element) in snapshot.elements.enumerated() {
            let context = (element.parent.map { contexts[$0] } ?? Context()).adding(visibilityOf: element)
            contexts.append(context.within(element.role))
            guard context.isJudged, let subject = Subject(element, index: index, isInBar: context.contains(.bar))
            else { continue }
            if subject.kind == .control, subject.frame.insetBy(dx: -tolerance, dy: -tolerance).contains(window) {
                continue
            }
            subjects.append(subject)
        }
        return withoutTwins(subjects)
    }

    private init?(_ element: LayoutElement, index: Int, isInBar: Bool) {
        guard element.role.isInteractive || element.role == .text else { return nil }
        let kind: Kind = element.role.isInteractive ? .control : .text
        let lines = kind == .text ? element.lines.map(\.frame) : []
        let pieces = (lines.isEmpty ? [element.frame] : lines).filter { $0.width > 0 && $0.height > 0 }
        guard !pieces.isEmpty else { return nil }
        self.init(
            index: index, kind: kind, noun: element.role.noun, frame: element.frame, isInBar: isInBar, pieces: pieces)
    }

    /// Test tools list a button and its text, or a control and its wrapper, as two elements in one place.
    private static func withoutTwins(_ subjects: [Subject]) -> [Subject] {
        let controls = Set(subjects.filter { $0.kind == .control }.map(\.frame))
        var taken: Set<CGRect> = []
        return subjects.filter { subject in
            if subject.kind == .text, controls.contains(subject.frame) { return false }
            return taken.insert(subject.frame).inserted
        }
    }
}

extension ElementRole {
    fileprivate var noun: String { self == .textField ? "text field" : rawValue }
}
