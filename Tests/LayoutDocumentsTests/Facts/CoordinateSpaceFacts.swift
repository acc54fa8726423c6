import Foundation
import RegionModel
import ReservedRegions
import Testing

/// Points and bounds seen from another coordinate space.
@MainActor
enum CoordinateSpaceFacts {
    static func check(_ fact: LayoutFact) throws {
        if fact.given.hasOnly("space", "translation", "point") { return try checkTranslation(fact) }
        if fact.given.hasOnly("affine") { return try checkScale(fact) }
        throw UnknownFact(fact: fact)
    }

    /// A view whose own zero lies off that of a space around it by a translation.
    private static func checkTranslation(_ fact: LayoutFact) throws {
        guard let space = try fact.given.required("space").string().wholeMatch(of: /named sized ([\d.]+)x([\d.]+)/),
            let width = Double(space.1), let height = Double(space.2)
        else { throw UnknownFact(fact: fact) }
        let translation = try fact.given.required("translation").numbers()
        let point = try fact.given.required("point").numbers()
        let places = Places()
        _ = FactTree(ProposedViewSize(width: width, height: height)) {
            Color.red.overlay(alignment: .topLeading) {
                Reader(places: places).offset(x: -translation[0], y: -translation[1])
            }
            .coordinateSpace(.named("space"))
        }
        for key in try fact.expected.keys() {
            let expected = try fact.expected.required(key).numbers()
            if key == "spaceToLocal" {
                let found = [places.bounds.minX + point[0], places.bounds.minY + point[1]]
                #expect(areNear(found, expected), "\(key): found \(found)")
            } else if let match = key.wholeMatch(of: /localToSpace of \[([-\d.]+), ?([-\d.]+)\]/),
                let x = Double(match.1), let y = Double(match.2)
            {
                let found = [places.frame.minX + x, places.frame.minY + y]
                #expect(areNear(found, expected), "\(key): found \(found)")
            } else {
                throw UnknownFact(fact: fact)
            }
        }
        #expect(places.bounds.size == CGSize(width: width, height: height))
    }

    /// A space seen by a view that is drawn smaller is larger by as much.
    private static func checkScale(_ fact: LayoutFact) throws {
        let text = try fact.given.required("affine").string()
        let pattern = /scale\(([\d.]+), ?([\d.]+)\) applied to a ([\d.]+)x([\d.]+) space/
        guard let match = text.wholeMatch(of: pattern), let x = Double(match.1), let y = Double(match.2),
            let width = Double(match.3), let height = Double(match.4)
        else { throw UnknownFact(fact: fact) }
        let places = Places()
        _ = FactTree(ProposedViewSize(width: width, height: height)) {
            Reader(places: places).scaleEffect(x: 1 / x, y: 1 / y, anchor: .topLeading)
                .coordinateSpace(.named("space"))
        }
        let bounds = places.bounds
        let found: [Double] = [bounds.minX, bounds.minY, bounds.width, bounds.height]
        #expect(areNear(found, try fact.expected.required("bounds").numbers()), "found \(found)")
    }

    private final class Places {
        var bounds = CGRect.null
        var frame = CGRect.null
    }

    private struct Reader: View {
        let places: Places

        var body: some View {
            GeometryReader { proxy in
                let _ = places.bounds = proxy.bounds(of: .named("space")) ?? .null
                let _ = places.frame = proxy.frame(in: .named("space"))
                Color.blue
            }
        }
    }
}
