import Foundation
import RegionModel

/// One thing that is wrong with a layout.
public struct Finding: Hashable, Sendable {
    /// The `id` of the rule that found it.
    public var rule: String
    /// How bad it is.
    public var severity: Severity
    /// The element's index in the snapshot.
    public var element: Int
    /// The element's path in the snapshot: ids from the root, joined by `/`.
    public var path: String
    /// What the element says or is called; `nil` where it has no label.
    public var label: String?
    /// Where the element is in the window, in points.
    public var frame: CGRect
    /// The reserved region that spoils it most; `nil` where no region is concerned.
    public var region: SceneRegion?
    /// How deep the element reaches on each axis into what it should keep clear of, in points.
    public var overlap: CGSize
    /// The smallest move that clears the element of every active region within the window, in points; controls stay in
    /// the safe area where they can. `nil` where no position is clear. Of a rule over time, the move to where it would
    /// have been right; `nil` where staying would have been.
    public var move: CGSize?
    /// What is wrong, in one sentence.
    public var message: String
    /// When it went wrong; `nil` for a single layout.
    public var moment: Moment?
    /// What mends it where a move does not, in one sentence.
    public var remedy: String?
    /// Why it fails nothing; `nil` where it does.
    public var pardon: Pardon?

    /// A finding of the given rule.
    public init(
        rule: String, severity: Severity, element: Int, path: String, label: String? = nil, frame: CGRect,
        region: SceneRegion? = nil, overlap: CGSize, move: CGSize? = nil, message: String, moment: Moment? = nil,
        remedy: String? = nil, pardon: Pardon? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.element = element
        self.path = path
        self.label = label
        self.frame = frame
        self.region = region
        self.overlap = overlap
        self.move = move
        self.message = message
        self.moment = moment
        self.remedy = remedy
        self.pardon = pardon
    }

    /// A finding on an element of a snapshot, which says where and what the element is.
    package init(
        _ rule: String, _ severity: Severity, on element: Int, in snapshot: LayoutSnapshot,
        region: SceneRegion? = nil, overlap: CGSize = .zero, move: CGSize? = nil, message: String,
        moment: Moment? = nil, remedy: String? = nil
    ) {
        let found = snapshot.elements[element]
        self.init(
            rule: rule, severity: severity, element: element, path: snapshot.shortPath(of: element),
            label: found.label, frame: found.frame, region: region, overlap: overlap, move: move, message: message,
            moment: moment, remedy: remedy)
    }
}
