import Foundation
import RegionModel

extension Subject {
    /// The elements of a snapshot that are judged, in its order.
    ///
    /// Left out are: what is neither control, text nor picture; what scrolls, and may pass anywhere on its way; what is
    /// part of a control, which is judged as a whole; the keyboard's and the status bar's own; what cannot be seen; a
    /// control as large as the window, which is a backdrop; a picture that runs out to most of the window's edges,
    /// which is one as well; and all but one of several elements in the very same place that are one.
    ///
    /// - Complexity: O(n).
    static func selection(in snapshot: LayoutSnapshot, tolerance: CGFloat) -> Selection {
        let window = snapshot.scene.bounds
        var exemptions: [Exemption?] = []
        exemptions.reserveCapacity(snapshot.elements.count)
        var contexts: [Context] = []
        contexts.reserveCapacity(snapshot.elements.count)
        var subjects: [Subject] = []
        for (index, element) in snapshot.elements.enumerated() {
            let context = (element.parent.map { contexts[$0] } ?? Context()).adding(visibilityOf: element)
            let isBackdrop =
                element.role.isInteractive && element.frame.isFinite
                && element.frame.insetBy(dx: -tolerance, dy: -tolerance).contains(window)
            contexts.append(isBackdrop ? context : context.within(element.role))
            let isLast = index + 1 == snapshot.elements.count || snapshot.elements[index + 1].parent != index
            let kind = element.kind(isLeaf: isLast)
            let subject = kind.flatMap { Subject(element, $0, index: index, isInBar: context.contains(.bar)) }
            let exemption =
                kind == nil
                ? element.role.exemption
                : context.exemption ?? (isBackdrop ? .backdrop : subject == nil ? .nowhere : nil)
                    ?? (kind == .content && element.isDecoration(in: window, tolerance: tolerance) ? .decoration : nil)
            exemptions.append(exemption)
            if exemption == nil, let subject { subjects.append(subject) }
        }
        exemptTwins(among: subjects, in: snapshot, &exemptions)
        exemptNames(among: subjects, in: snapshot, &exemptions)
        return Selection(
            subjects: subjects.filter { exemptions[$0.index] == nil }, exemptions: exemptions, contexts: contexts)
    }

    private init?(_ element: LayoutElement, _ kind: Kind, index: Int, isInBar: Bool) {
        let lines = kind == .text ? element.lines.map(\.frame) : []
        let pieces = (lines.isEmpty ? [element.frame] : lines).filter { $0.width != 0 && $0.height != 0 }
        guard !pieces.isEmpty else { return nil }
        let isSomewhere = element.frame.isFinite && pieces.allSatisfy(\.isFinite)
        if kind == .content, !isSomewhere { return nil }
        self.init(
            index: index, kind: kind, noun: element.role == .container ? "content" : element.role.noun,
            frame: element.frame, isInBar: isInBar, pieces: isSomewhere ? pieces : [])
    }

    /// Test tools list a text and what wraps it as two elements in one place: the control is kept, else the text, and
    /// of two alike the outer one.
    private static func exemptTwins(
        among subjects: [Subject], in snapshot: LayoutSnapshot, _ exemptions: inout [Exemption?]
    ) {
        var next = subjects.makeIterator()
        var subject = next.next()
        /// For each element the innermost subject that it is or lies in.
        var around: [Subject?] = []
        around.reserveCapacity(exemptions.count)
        for (index, element) in snapshot.elements.enumerated() {
            let outer = element.parent.flatMap { around[$0] }
            guard let current = subject, current.index == index else {
                around.append(outer)
                continue
            }
            subject = next.next()
            if let outer, outer.frame == current.frame {
                let isInnerKept = current.kind == .control || current.kind == .text && outer.kind == .content
                exemptions[isInnerKept ? outer.index : index] = .twin
                around.append(isInnerKept ? current : outer)
            } else {
                around.append(current)
            }
        }
    }

    /// Test tools without a tree list a control and the text or picture on it beside each other: in the very same place
    /// the control is kept, else the text. Of elements of one kind there, those that are called the same are one.
    ///
    /// - Complexity: O(n).
    private static func exemptNames(
        among subjects: [Subject], in snapshot: LayoutSnapshot, _ exemptions: inout [Exemption?]
    ) {
        var best: [CGRect: Kind] = [:]
        for subject in subjects where exemptions[subject.index] == nil && !subject.isNowhere {
            best[subject.frame] = best[subject.frame].map { max($0, subject.kind) } ?? subject.kind
        }
        var told: Set<Name> = []
        for subject in subjects where exemptions[subject.index] == nil && !subject.isNowhere {
            let label = snapshot.elements[subject.index].label ?? ""
            let isNew = label.isEmpty || told.insert(Name(frame: subject.frame, label: label)).inserted
            if best[subject.frame] != subject.kind || !isNew { exemptions[subject.index] = .twin }
        }
    }

    /// What an element is called, and where it is.
    private struct Name: Hashable {
        let frame: CGRect
        let label: String
    }
}

extension Subject.Kind: Comparable {
    /// Whether the one is of less use to people than the other.
    static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .content: 0
        case .text: 1
        case .control: 2
        }
    }
}

extension LayoutElement {
    /// A thinner picture is a line between others, in points.
    private static let leastPicture: CGFloat = 4

    /// What people do with the element, if it is judged at all. What holds nothing and yet has a name is shown.
    fileprivate func kind(isLeaf: Bool) -> Subject.Kind? {
        switch role {
        case .button, .textField, .toggle, .slider: .control
        case .text: .text
        case .image: .content
        case .container: isLeaf && label?.isEmpty == false ? .content : nil
        default: nil
        }
    }

    /// Whether a picture is no more than a line, or runs out to three edges of the window and so is meant to lie under
    /// what is there.
    fileprivate func isDecoration(in window: CGRect, tolerance: CGFloat) -> Bool {
        let ends = [
            frame.minX <= window.minX + tolerance, frame.minY <= window.minY + tolerance,
            frame.maxX >= window.maxX - tolerance, frame.maxY >= window.maxY - tolerance,
        ]
        return min(frame.width, frame.height) < Self.leastPicture || ends.count { $0 } > 2
    }
}

extension CGRect {
    /// Whether all four numbers are.
    var isFinite: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }
}

extension ElementRole {
    /// Why elements of the role are not judged where they say nothing themselves.
    fileprivate var exemption: Exemption {
        switch self {
        case .image, .shape, .background, .divider: .decoration
        case .keyboard, .statusBar: .system
        default: .container
        }
    }

    /// What an element of the role is called in messages.
    var noun: String { self == .textField ? "text field" : rawValue }
}
