import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// How far neighbours keep from each other.
@MainActor
enum SpacingFacts {
    static func check(_ fact: LayoutFact) throws {
        if fact.isProse { return try SpacingThroughModifiers.check(fact) }
        if fact.given.hasOnly("left", "right", "next", "axis") { return try checkDirections(fact) }
        if fact.given.hasOnly("a", "b", "formUnion edges") { return try checkUnion(fact) }
        if fact.given.hasOnly("top", "bottom") { return try checkTexts(fact) }
        if fact.given.hasOnly("a", "b") { return try checkKinds(fact) }
        try checkEdges(fact)
    }

    /// Views that are told by what they are.
    private static func checkKinds(_ fact: LayoutFact) throws {
        let (first, second) = (try kinds("a", fact), try kinds("b", fact))
        let expected = try fact.expected.number()
        for axis in Axis.allCases {
            for a in first {
                for b in second {
                    let found = a(axis).distance(to: b(axis), along: axis)
                    #expect(isNear(found, expected), "\(axis): found \(found)")
                }
            }
        }
        // As a stack keeps it: between two colours and, if one of the two is one, a spacer.
        let isSpacer = try fact.given.required("b").string().contains("Spacer")
        let tree = FactTree(.unspecified) {
            HStack {
                Color.red.frame(width: 10, height: 10)
                if isSpacer { Spacer(minLength: 0).frame(width: 10) } else { Color.red.frame(width: 10, height: 10) }
            }
        }
        #expect(isNear(tree.size.width, 20 + expected))
    }

    private static func kinds(_ name: String, _ fact: LayoutFact) throws -> [(Axis) -> ViewSpacing] {
        switch try fact.given.required(name).string() {
        case "no matching category/edge", "ordinary view": [{ _ in ViewSpacing() }]
        case "ViewSpacing.zero / Spacer along its axis": [{ _ in .zero }, spacer]
        default: throw UnknownFact(fact: fact)
        }
    }

    /// What a spacer in a stack along the axis asks for.
    private static func spacer(along axis: Axis) -> ViewSpacing {
        let log = SpacingLog()
        let stack = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        _ = FactTree(.unspecified) { SpacingProbe(log: log) { stack { Spacer() } } }
        return log.spacings.first ?? ViewSpacing()
    }

    private static func checkDirections(_ fact: LayoutFact) throws {
        guard try fact.given.required("axis").string() == "horizontal" else { throw UnknownFact(fact: fact) }
        var (own, next) = (ViewSpacing(), ViewSpacing())
        own.left.plain = try fact.given.required("left").number()
        own.right.plain = try fact.given.required("right").number()
        let all = try fact.given.required("next").number()
        (next.left.plain, next.right.plain) = (all, all)
        for (name, direction) in [("ltr", LayoutDirection.leftToRight), ("rtl", .rightToLeft)] {
            own.direction = direction
            let found = own.distance(to: next, along: .horizontal)
            #expect(isNear(found, try fact.expected.required(name).number()), "\(name): found \(found)")
        }
    }

    private static func checkUnion(_ fact: LayoutFact) throws {
        var spacing = try plain(fact.given.required("a"), fact)
        let names = try fact.given.required("formUnion edges").string().split(separator: " ").map(String.init)
        let known: [String: Edge.Set] = [
            "top": .top, "leading": .leading, "left": .leading, "bottom": .bottom, "trailing": .trailing,
            "right": .trailing, "horizontal": .horizontal, "vertical": .vertical, "all": .all,
        ]
        var edges: Edge.Set = []
        for name in names {
            guard let edge = known[name] else { throw UnknownFact(fact: fact) }
            edges.formUnion(edge)
        }
        spacing.formUnion(try plain(fact.given.required("b"), fact), edges: edges)
        guard case .object(let expected) = fact.expected.value else { throw UnknownFact(fact: fact) }
        for (name, value) in expected.sorted(by: { $0.key < $1.key }) {
            guard let edge = physicalEdge(name) else { throw UnknownFact(fact: fact) }
            #expect(spacing[edge].plain == (try JSONField(value).optionalLength()), "\(name)")
        }
    }

    private static func plain(_ json: JSONField, _ fact: LayoutFact) throws -> ViewSpacing {
        var spacing = ViewSpacing()
        for (name, length) in try json.lengths() {
            guard let edge = physicalEdge(name) else { throw UnknownFact(fact: fact) }
            spacing[edge].plain = length
        }
        return spacing
    }

    private static func checkTexts(_ fact: LayoutFact) throws {
        let top = try fact.given.required("top")
        let below = try fact.given.required("bottom")
        let bottom = below.value == .string("same") ? top : below
        var (own, next) = (ViewSpacing(), ViewSpacing())
        own.bottom.font = try metrics(top)
        next.top.font = try metrics(bottom)
        own.pixel = try top.required("pixel").number()
        let found = own.distance(to: next, along: .vertical)
        #expect(isNear(found, try fact.expected.number()), "found \(found)")
    }

    private static func metrics(_ json: JSONField) throws -> FontMetrics {
        FontMetrics(
            ascent: try json.required("ascend").number(), descent: try json.required("descend").number(),
            leading: try json.required("leading").number(), capHeight: 0)
    }

    /// Distances of single edges, such as `"aTrailing": 10` or `"aRight(edgeLeftText)": 2`.
    private static func checkEdges(_ fact: LayoutFact) throws {
        var spacings = ["a": ViewSpacing(), "b": ViewSpacing()]
        var axes: Set<Axis> = []
        for key in try fact.given.keys() {
            guard let match = key.wholeMatch(of: /([ab])([A-Z][a-z]+)(?:\((\w+)\))?/),
                let edge = physicalEdge(match.2.lowercased())
            else { throw UnknownFact(fact: fact) }
            axes.insert(edge == .top || edge == .bottom ? .vertical : .horizontal)
            let length = try fact.given.required(key).number()
            let place = try slot(of: match.3.map(String.init), at: edge, fact)
            spacings[String(match.1)]?[edge][keyPath: place] = length
        }
        guard let a = spacings["a"], let b = spacings["b"], let axis = axes.first, axes.count == 1 else {
            throw UnknownFact(fact: fact)
        }
        let found = a.distance(to: b, along: axis)
        #expect(isNear(found, try fact.expected.number()), "found \(found)")
    }

    /// Where the engine keeps a distance of a category. An edge of a text faces its own side: that above a text is
    /// its top.
    private static func slot(
        of category: String?, at edge: ViewSpacing.PhysicalEdge, _ fact: LayoutFact
    ) throws -> WritableKeyPath<SpacingEdge, CGFloat?> {
        let sides: [String: (ofText: ViewSpacing.PhysicalEdge, toText: ViewSpacing.PhysicalEdge)] = [
            "edgeAboveText": (.top, .bottom), "edgeBelowText": (.bottom, .top), "edgeLeftText": (.left, .right),
            "edgeRightText": (.right, .left),
        ]
        guard let category else { return \.plain }
        guard let side = sides[category] else { throw UnknownFact(fact: fact) }
        if edge == side.ofText { return \.ofText }
        if edge == side.toText { return \.toText }
        throw UnknownFact(fact: fact)
    }

    private static func physicalEdge(_ name: String) -> ViewSpacing.PhysicalEdge? {
        switch name {
        case "top": .top
        case "bottom": .bottom
        case "left", "leading": .left
        case "right", "trailing": .right
        default: nil
        }
    }
}

/// What the views in a layout asked for.
final class SpacingLog {
    nonisolated(unsafe) var spacings: [ViewSpacing] = []
}

/// A layout that notes the spacing of the views in it.
struct SpacingProbe: Layout {
    let log: SpacingLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        log.spacings = subviews.map(\.spacing)
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
