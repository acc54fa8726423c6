import Foundation
import RegionGeometry
import RegionModel
import ReservedRegions
import Testing

/// Frames on whole pixels.
@MainActor
enum PixelFacts {
    static func check(_ fact: LayoutFact) throws {
        if fact.given.hasOnly("rect", "scale") {
            let scale = try fact.given.required("scale").number()
            let numbers = try fact.given.required("rect").numbers()
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            let rounded = rect.roundedToPixels(scale: scale)
            let found: [Double] = [rounded.minX, rounded.minY, rounded.width, rounded.height]
            #expect(areNear(found, try fact.expected.numbers()), "found \(rounded)")
            return
        }
        try checkStack(fact)
    }

    /// Shapes that share a stack's length, such as `"VStack(spacing:10)": "3 shapes in 100x100, scale 1"`.
    private static func checkStack(_ fact: LayoutFact) throws {
        let stack = /(HStack|VStack)\(spacing: ?([\d.]+)\)/
        let content = /(\d+) shapes in ([\d.]+)x([\d.]+), scale ([\d.]+)/
        guard let key = try fact.given.keys().first, let head = key.wholeMatch(of: stack),
            let body = try fact.given.required(key).string().wholeMatch(of: content), let count = Int(body.1),
            let width = Double(body.2), let height = Double(body.3), let scale = Double(body.4),
            let spacing = Double(head.2)
        else { throw UnknownFact(fact: fact) }
        let isVertical = head.1 == "VStack"
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: spacing)) : AnyLayout(HStackLayout(spacing: spacing))
        let tree = FactTree(ProposedViewSize(width: width, height: height), scale: scale) {
            layout { ForEach(0..<count, id: \.self) { Rectangle().id("\($0)") } }
        }
        let frames = (0..<count).map { tree["\($0)"].roundedToPixels(scale: scale) }
        let found: [String: [Double]] = [
            "widths": frames.map { $0.width }, "heights": frames.map { $0.height }, "x": frames.map { $0.minX },
            "y": frames.map { $0.minY },
        ]
        for name in try fact.expected.keys() {
            guard let lengths = found[name] else { throw UnknownFact(fact: fact) }
            #expect(areNear(lengths, try fact.expected.required(name).numbers()), "\(name): found \(lengths)")
        }
    }
}
