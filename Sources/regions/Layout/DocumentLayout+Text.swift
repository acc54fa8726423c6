import CommandLineArguments
import Foundation
import RegionModel

extension DocumentLayout {
    private static let deepestIndent = 40
    private static let widestColumn = 60
    private static let longestLabel = 60

    /// The layout for people: a tree of its elements with their frames.
    var text: String {
        let number = { (value: CGFloat) in JSONWriter.format(value, places: 3) }
        var depths: [Int] = []
        let rows = snapshot.elements.map { element in
            let depth = element.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            let (indent, frame) = (String(repeating: "  ", count: min(depth, Self.deepestIndent)), element.frame)
            let facts = [
                indent + element.id.printable, element.role.rawValue, number(frame.minX), number(frame.minY),
                number(frame.width), number(frame.height),
            ]
            let remarks = [element.label.map(Self.quote), element.isPlacedOverRegion ? "over a region" : nil]
                .compactMap(\.self)
            return facts + (remarks.isEmpty ? [] : [remarks.joined(separator: ", ")])
        }
        let head = ["element", "role", "x", "y", "width", "height"]
        let table = TextTable.lines([head] + rows, widest: Self.widestColumn).map { "  \($0)\n" }
        return "\(title)\n" + table.joined()
    }

    private var title: String {
        let scene = snapshot.scene
        let place = [
            scene.name.description, scene.layoutDirection == .rightToLeft ? scene.layoutDirection.inWords : "",
        ]
        .filter { !$0.isEmpty }
        return name.printable + (place.isEmpty ? "" : " (\(place.joined(separator: ", ")))") + ": \(size.inWords) pt"
    }

    private static func quote(_ label: String) -> String {
        let shown = label.count > longestLabel ? label.prefix(longestLabel) + "…" : label[...]
        return JSONWriter.quote(String(shown)).printable
    }
}
