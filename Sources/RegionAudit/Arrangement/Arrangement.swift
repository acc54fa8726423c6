import Foundation
import RegionGeometry
import RegionModel

/// A layout as the rules of arrangement look at it: not whether one element is clear, but how the window is shared out.
struct Arrangement {
    let snapshot: LayoutSnapshot
    let surroundings: Surroundings
    let tolerance: CGFloat
    private let contexts: [Context]
    private let parts: [Bool]
    private let folds: [Fold]

    init(_ snapshot: LayoutSnapshot, _ surroundings: Surroundings, contexts: [Context], tolerance: CGFloat) {
        self.snapshot = snapshot
        self.surroundings = surroundings
        self.contexts = contexts
        self.tolerance = tolerance
        parts = snapshot.elements.map { element in
            element.parent.map { contexts[$0].isEmpty } ?? true && element.isVisible
                && element.frame.isFinite && !element.role.isApart
        }
        folds = snapshot.scene.regions.compactMap { Fold($0, in: surroundings.bounds) }
    }

    var elements: [LayoutElement] { snapshot.elements }
    var bounds: CGRect { surroundings.bounds }

    /// What is around an element.
    func context(of index: Int) -> Context { elements[index].parent.map { contexts[$0] } ?? Context() }

    /// Whether an element takes part in how the window is shared out: it is seen, stays where it is, and is no part of
    /// a bar, a control or the system.
    func takesPart(_ index: Int) -> Bool { parts[index] }

    /// The folds that are active, or those that are not.
    func folds(where isActive: Bool) -> [Fold] { folds.filter { $0.region.isActive == isActive } }

    func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= tolerance }

    /// Whether the element that comes next in the snapshot is in this one.
    func holdsOthers(_ index: Int) -> Bool { index + 1 < elements.count && elements[index + 1].parent == index }

    func finding(
        _ rule: String, _ severity: Severity = .warning, on element: Int, region: SceneRegion? = nil,
        overlap: CGSize = .zero, move: CGSize? = nil, _ message: String, remedy: String?
    ) -> Finding {
        Finding(
            rule, severity, on: element, in: snapshot, region: region, overlap: overlap, move: move,
            message: message, remedy: remedy)
    }
}

extension ElementRole {
    /// Whether elements of the role have a place of their own, whatever shares out the rest of the window.
    fileprivate var isApart: Bool {
        switch self {
        case .dialog, .navigationBar, .tabBar, .toolbar, .keyboard, .statusBar, .divider: true
        default: false
        }
    }

    /// Whether an element of the role is something by itself and not only the room for others.
    var isLeafLike: Bool {
        switch self {
        case .button, .textField, .toggle, .slider, .text, .image: true
        default: false
        }
    }

    /// Whether what is seen of an element of the role is more than colour.
    var isContent: Bool { self != .shape && self != .background && self != .divider }
}
