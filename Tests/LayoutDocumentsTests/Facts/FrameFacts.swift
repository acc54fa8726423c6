import Foundation
import RegionModel
import ReservedRegions
import Testing

/// Frames whose limits contradict each other, or are no lengths.
@MainActor
enum FrameFacts {
    static func check(_ fact: LayoutFact) throws {
        if fact.given.hasOnly("tree", "sizeThatFits") { return try checkTree(fact) }
        if fact.isProse {
            guard fact.id == "frame.infinite-fixed" else { throw UnknownFact(fact: fact) }
            return checkUnusable()
        }
        let limits = Set(["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"])
        guard try limits.isSuperset(of: fact.given.keys()) else { throw UnknownFact(fact: fact) }
        let given = try fact.given.lengths().mapValues { CGFloat($0) }
        for (name, length) in try fact.expected.lengths().sorted(by: { $0.key < $1.key }) {
            guard limits.contains(name) else { throw UnknownFact(fact: fact) }
            // A limit is what the frame answers where it is asked for its least, its ideal or its most.
            let asked: CGFloat? = name.hasPrefix("min") ? 0 : name.hasPrefix("max") ? .infinity : nil
            let tree = sized(given, for: ProposedViewSize(width: asked, height: asked))
            let found = name.hasSuffix("Width") ? tree.size.width : tree.size.height
            #expect(isNear(found, length), "\(name): found \(found)")
            #expect(!tree.host.snapshot().diagnostics.isEmpty, "the contradiction is reported")
        }
    }

    private static func sized(_ limits: [String: CGFloat], for proposal: ProposedViewSize) -> FactTree {
        FactTree(proposal) {
            Color.red.frame(
                minWidth: limits["minWidth"], idealWidth: limits["idealWidth"], maxWidth: limits["maxWidth"],
                minHeight: limits["minHeight"], idealHeight: limits["idealHeight"], maxHeight: limits["maxHeight"])
        }
    }

    /// A dimension that is no length is as if it were not given, and reported.
    private static func checkUnusable() {
        for length in [CGFloat.infinity, -1, -.infinity, .nan] {
            let tree = FactTree(ProposedViewSize(width: 70, height: 50)) {
                Color.red.frame(width: length, height: 20)
            }
            #expect(tree.size == CGSize(width: 70, height: 20), "\(length)")
            #expect(tree.host.snapshot().diagnostics.count == 1, "\(length)")
        }
    }

    /// A colour in frames one in the other, such as `Color.frame(maxWidth: inf).frame(width:200,height:200)`.
    private static func checkTree(_ fact: LayoutFact) throws {
        let text = try fact.given.required("tree").string()
        guard text.hasPrefix("Color") else { throw UnknownFact(fact: fact) }
        var view: any View = Color.red
        var read = "Color"
        for call in text.matches(of: /\.frame\(([^)]*)\)/) {
            read += call.0
            var limits: [String: CGFloat] = [:]
            for argument in call.1.split(separator: ",") {
                let parts = argument.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
                guard parts.count == 2, let length = parts[1] == "inf" ? .infinity : Double(parts[1]) else {
                    throw UnknownFact(fact: fact)
                }
                limits[parts[0]] = length
            }
            view = framed(view, limits)
        }
        guard read == text else { throw UnknownFact(fact: fact) }
        let (width, height) = try fact.given.required("sizeThatFits").pair()
        let found = FactTree(ProposedViewSize(width: width, height: height)) { AnyView(erasing: view) }.size
        #expect(areNear([found.width, found.height], try fact.expected.numbers()), "found \(found)")
    }

    private static func framed(_ view: some View, _ limits: [String: CGFloat]) -> any View {
        if limits["width"] != nil || limits["height"] != nil {
            return view.frame(width: limits["width"], height: limits["height"])
        }
        return view.frame(
            minWidth: limits["minWidth"], idealWidth: limits["idealWidth"], maxWidth: limits["maxWidth"],
            minHeight: limits["minHeight"], idealHeight: limits["idealHeight"], maxHeight: limits["maxHeight"])
    }
}
