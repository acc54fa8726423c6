import Foundation
import RegionModel

/// An element that people must be able to touch, to read or to see where it is.
struct Subject {
    let index: Int
    let kind: Kind
    /// What the element is called in messages.
    let noun: String
    let frame: CGRect
    /// Whether it is part of a navigation, tab or tool bar.
    let isInBar: Bool
    /// What must be clear: the lines of a text that has lines, else the frame; nothing of what is nowhere.
    let pieces: [CGRect]

    /// The smallest rectangle that holds all pieces.
    var extent: CGRect { pieces.reduce(.null) { $0.union($1) } }

    /// Whether a number of its frame or its lines is not finite, so that it has no place to judge.
    var isNowhere: Bool { pieces.isEmpty }
}

extension Subject {
    /// What people do with an element: touch it, read it, or look at it.
    enum Kind { case control, text, content }
}
