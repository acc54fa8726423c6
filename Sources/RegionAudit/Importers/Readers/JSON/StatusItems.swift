import Foundation
import RegionModel

/// What the status bar shows, which tools that find elements by touching list among those of the app.
///
/// The items belong to the home screen's process, and one of them is the time or the Dynamic Island.
struct StatusItems {
    private let application: Int?
    private var found: [(element: AXElement, index: Int)] = []

    /// - Parameter application: The number of the app's process; without it nothing can be told.
    init(of application: Int?) { self.application = application }

    /// Notes an element that may be one, and its index in the tree.
    mutating func note(_ element: AXElement, at index: Int) {
        guard let application, let process = element.process, process != application, Self.isInBar(element.frame)
        else { return }
        found.append((element, index))
    }

    /// Exempts the items, and tells where the Dynamic Island is.
    func exempt(in draft: inout TreeDraft) {
        let processes = Set(found.filter { Self.isTimeOrIsland($0.element.label) }.compactMap(\.element.process))
        for (element, index) in found where element.process.map({ processes.contains($0) }) ?? false {
            draft.update(index) { $0.exemption = .system }
            if let sentence = Self.sentence(of: element) { draft.notes.append(sentence) }
        }
    }

    /// The island is the camera's housing: its place is that of a region, for people to compare.
    static func sentence(of element: AXElement) -> String? {
        guard isIsland(element.label), let frame = element.frame else { return nil }
        return "The dump has the Dynamic Island at \(frame.inWords)."
    }

    /// Whether it is small and at the very top.
    static func isInBar(_ frame: CGRect?) -> Bool { frame.map { $0.maxY <= 62 && $0.height <= 40 } ?? false }

    /// Whether it is one of the items of every status bar that can be told by what they say.
    static func isTimeOrIsland(_ label: String?) -> Bool {
        isIsland(label) || label?.wholeMatch(of: /.{0,3}\d{1,2}[:.]\d{2}.{0,5}/) != nil
    }

    /// Whether it is one of the items that the text tells without their process.
    static func isNamed(_ label: String?) -> Bool {
        guard !isTimeOrIsland(label) else { return true }
        let label = label?.lowercased() ?? ""
        return ["wi-fi", "battery", "cellular", "signal", "carrier", "vpn", "location"].contains { label.contains($0) }
    }

    private static func isIsland(_ label: String?) -> Bool { label?.contains("Dynamic Island") ?? false }
}
