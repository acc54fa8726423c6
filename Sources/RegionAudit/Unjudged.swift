import Foundation
import RegionModel

/// An element that is not judged, and why.
public struct Unjudged: Hashable, Sendable {
    /// The element's path in the snapshot; `nil` where it is not in it.
    public var element: String?
    /// What the tool that wrote it down calls it; the role's name for a layout of this package.
    public var kind: String
    /// What it says or is called.
    public var label: String?
    /// Where it is, in points, as far as it is known.
    public var frame: CGRect?
    /// Why it is not judged.
    public var reason: Exemption

    /// An element that is not judged for the given reason.
    public init(element: String? = nil, kind: String, label: String? = nil, frame: CGRect? = nil, reason: Exemption) {
        self.element = element
        self.kind = kind
        self.label = label
        self.frame = frame
        self.reason = reason
    }
}

extension Unjudged: CustomStringConvertible {
    /// The element and the reason on a line, as in `Cell "Inbox" [0, 44, 390, 60]: in scrolling content`.
    public var description: String {
        let said = label.map { " \"\($0.onOneLine.shortened(to: 60))\"" } ?? ""
        return (element ?? kind) + (element == nil ? said : "") + (frame.map { " \($0.inWords)" } ?? "")
            + ": \(reason.inWords)"
    }
}

extension Sequence<Exemption?> {
    /// How many elements are not judged for which reason, in one sentence; `nil` where all are judged.
    var sentence: String? {
        var counts: [Exemption: Int] = [:]
        for exemption in self { if let exemption { counts[exemption, default: 0] += 1 } }
        let parts = Exemption.allCases.compactMap { reason in counts[reason].map { "\(reason.inWords) (\($0))" } }
        return parts.isEmpty ? nil : "Not judged: \(parts.joined(separator: ", "))."
    }
}
