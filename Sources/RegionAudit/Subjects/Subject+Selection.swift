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
            let subject = Subject(element, index: index, isInBar: context.contains(.bar))
            let exemption =
                element.role.exemption ?? context.exemption
                ?? (isBackdrop ? .backdrop : subject == nil ? .nowhere : nil)
            exemptions.append(exemption)
            if exemption == nil, let subject { subjects.append(subject) }
        }
        exemptTwins(among: subjects, in: snapshot, &exemptions)
        return Selection(subjects: subjects.filter { exemptions[$0.index] == nil }, exemptions: exemptions)
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
    private static func exemptTwins(
        among subjects: [Subject], in snapshot: LayoutSnapshot, _ exemptions: inout [Exemption?]
    ) {
        var next = subjects.makeIterator()
        var subject = next.next()
        /// For each element the innermost subject that it is or lies in.
        var around: [Int?] = []
        around.reserveCapacity(exemptions.count)
        for (index, element) in snapshot.elements.enumerated() {
            let outer = element.parent.flatMap { around[$0] }
            guard let current = subject, current.index == index else {
                around.append(outer)
                continue
            }
            subject = next.next()
            if let outer, snapshot.elements[outer].frame == current.frame {
                let isInnerKept = current.kind == .control
                exemptions[isInnerKept ? outer : index] = .twin
                around.append(isInnerKept ? index : outer)
            } else {
                around.append(index)
            }
        }
    }
}

extension CGRect {
    /// Whether all four numbers are.
    var isFinite: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }
}

extension ElementRole {
    /// Why elements of the role are not judged; `nil` where they are.
    fileprivate var exemption: Exemption? {
        switch self {
        case .button, .textField, .toggle, .slider, .text: nil
        case .image, .shape, .background, .divider: .decoration
        case .keyboard, .statusBar: .system
        case .container, .window, .dialog, .scrollView, .webView, .navigationBar, .tabBar, .toolbar: .container
        }
    }

    /// What an element of the role is called in messages.
    var noun: String { self == .textField ? "text field" : rawValue }
}
