import Foundation
import RegionModel
import ReservedRegions
import Testing

/// What containers make of the guides that their views set.
@MainActor
enum AlignmentFacts {
    static func check(_ fact: LayoutFact) throws {
        let name = try fact.given.required("alignment").string()
        if fact.given.hasOnly("view", "height", "alignment") {
            guard try fact.given.required("view").string() == "no text" else { throw UnknownFact(fact: fact) }
            return try checkDefault(name, fact)
        }
        let values = try (fact.given.optional("childValues") ?? fact.given.required("childExplicit")).items()
            .map { try $0.optionalLength() }
        guard try Set(fact.given.keys()).isSubset(of: ["childValues", "childExplicit", "alignment", "container"]) else {
            throw UnknownFact(fact: fact)
        }
        let guide = try Guide(name, fact)
        let expected = try fact.expected.optionalLength()
        for container in containers {
            let found = merged(values, guide, in: container)
            #expect(
                found.map(Double.init) == expected.map(Double.init), "\(container): found \(String(describing: found))")
        }
    }

    private static let containers: [AnyLayout] = [
        AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(spacing: 0)), AnyLayout(ZStackLayout()),
        AnyLayout(CornerLayout()),
    ]

    /// The container's own value of a guide; its views have no size, so that all begin where it does.
    private static func merged(_ values: [CGFloat?], _ guide: Guide, in container: AnyLayout) -> CGFloat? {
        let log = FactLog()
        _ = FactTree(.unspecified) {
            GuideProbe(guide: guide, log: log) {
                container {
                    ForEach(values.indices, id: \.self) { index in
                        if let value = values[index] {
                            guide.set(value, on: Color.red.frame(width: 0, height: 0))
                        } else {
                            AnyView(Color.red.frame(width: 0, height: 0))
                        }
                    }
                }
            }
        }
        return log.guides["explicit"] ?? nil
    }

    /// Where a baseline lies in a view without text.
    private static func checkDefault(_ names: String, _ fact: LayoutFact) throws {
        let parts = names.split(separator: "/").map(String.init)
        let height = try fact.given.required("height").number()
        let suffix = parts.last.map { $0.hasSuffix("TextBaseline") ? "TextBaseline" : "" } ?? ""
        for part in parts {
            let guide = try Guide(part.hasSuffix(suffix) ? part : part + suffix, fact)
            let log = FactLog()
            _ = FactTree(.unspecified) {
                GuideProbe(guide: guide, log: log) { Color.red.frame(width: 30, height: height) }
            }
            #expect(isNear((log.guides["value"] ?? nil) ?? .nan, try fact.expected.number()), "\(part)")
        }
    }
}

/// A guide of either axis.
private enum Guide: Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)

    private enum Custom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    init(_ name: String, _ fact: LayoutFact) throws {
        switch name {
        case "custom": self = .horizontal(HorizontalAlignment(Custom.self))
        case "leading": self = .horizontal(.leading)
        case "center": self = .horizontal(.center)
        case "trailing": self = .horizontal(.trailing)
        case "top": self = .vertical(.top)
        case "bottom": self = .vertical(.bottom)
        case "firstTextBaseline": self = .vertical(.firstTextBaseline)
        case "lastTextBaseline": self = .vertical(.lastTextBaseline)
        default: throw UnknownFact(fact: fact)
        }
    }

    @MainActor
    func set(_ value: CGFloat, on view: some View) -> AnyView {
        switch self {
        case .horizontal(let guide): AnyView(view.alignmentGuide(guide) { _ in value })
        case .vertical(let guide): AnyView(view.alignmentGuide(guide) { _ in value })
        }
    }

    func values(of dimensions: ViewDimensions) -> (explicit: CGFloat?, value: CGFloat) {
        switch self {
        case .horizontal(let guide): (dimensions[explicit: guide], dimensions[guide])
        case .vertical(let guide): (dimensions[explicit: guide], dimensions[guide])
        }
    }
}

/// A layout that notes a guide of the view in it.
private struct GuideProbe: Layout {
    let guide: Guide
    let log: FactLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let values = guide.values(of: subviews[0].dimensions(in: proposal))
        log.guides = ["explicit": values.explicit, "value": values.value]
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A user's layout that puts all views into its corner.
private struct CornerLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}
