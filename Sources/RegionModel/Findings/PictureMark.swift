import Foundation

/// A finding to point out in a picture: an outline with a numbered badge.
public struct PictureMark: Hashable, Sendable {
    /// The number in the badge, by which a list beside the picture refers to the mark.
    public var number: Int
    /// How grave it is: errors have a round badge and a solid outline, warnings a square one and a dashed outline,
    /// notes a hollow one and a dotted outline.
    public var severity: Severity
    /// What is outlined, in window coordinates, in points.
    public var frame: CGRect
    /// The region that is concerned, in window coordinates; what it shares with `frame` is filled.
    public var region: CGRect?
    /// How far the frame would have to move, in points; drawn as an arrow.
    public var move: CGSize?

    /// A mark around the given frame.
    public init(number: Int, severity: Severity, frame: CGRect, region: CGRect? = nil, move: CGSize? = nil) {
        self.number = number
        self.severity = severity
        self.frame = frame
        self.region = region
        self.move = move
    }
}
