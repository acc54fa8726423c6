import Foundation
import RegionModel

/// An element that people must be able to touch or to read where it is.
struct Subject {
    let index: Int
    let kind: Kind
    /// What the element is called in messages.
    let noun: String
    let frame: CGRect
    /// Whether it is part of a navigation, tab or tool bar.
    let isInBar: Bool
    /// What must be clear: the lines of a text that has lines, else the frame.
    let pieces: [CGRect]

    /// The smallest rectangle that holds all pieces.
    var extent: CGRect { pieces.dropFirst().reduce(pieces[0]) { $0.union($1) } }
}

extension Subject {
    /// What people do with an element.
    enum Kind { case control, text }
}
