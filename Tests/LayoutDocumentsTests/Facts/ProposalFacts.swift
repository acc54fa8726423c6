import Foundation
import RegionModel
import ReservedRegions
import Testing

/// Proposed sizes: what stands in for a length that is left open, and what insets leave of one.
@MainActor
enum ProposalFacts {
    static func check(_ fact: LayoutFact) throws {
        if fact.given.hasOnly("zero", "infinity", "unspecified") { return try checkConstants(fact) }
        let (width, height) = try fact.given.required("proposal").pair()
        let proposal = ProposedViewSize(width: width, height: height)
        let found: (CGFloat?, CGFloat?)
        if fact.given.hasOnly("proposal", "insets") {
            found = inset(proposal, by: try fact.given.required("insets").lengths())
        } else if fact.given.hasOnly("proposal", "by") {
            let by = try fact.given.required("by").size()
            let size = proposal.replacingUnspecifiedDimensions(by: by)
            found = (size.width, size.height)
        } else if fact.given.hasOnly("proposal", "replacingUnspecifiedDimensions") {
            #expect(try fact.given.required("replacingUnspecifiedDimensions").string() == "default")
            let size = proposal.replacingUnspecifiedDimensions()
            found = (size.width, size.height)
        } else {
            throw UnknownFact(fact: fact)
        }
        let expected = try fact.expected.pair()
        #expect(found.0 == expected.0 && found.1 == expected.1, "found \(found)")
    }

    /// What a view within padding is proposed.
    private static func inset(_ proposal: ProposedViewSize, by insets: [String: Double]) -> (CGFloat?, CGFloat?) {
        let log = FactLog()
        _ = FactTree(proposal) {
            ProbeLayout(name: "content", log: log).view.padding(
                EdgeInsets(
                    top: insets["top"] ?? 0, leading: insets["leading"] ?? 0, bottom: insets["bottom"] ?? 0,
                    trailing: insets["trailing"] ?? 0))
        }
        let asked = log.proposals.first?.proposal ?? .infinity
        return (asked.width, asked.height)
    }

    private static func checkConstants(_ fact: LayoutFact) throws {
        let constants: [String: ProposedViewSize] = [
            "zero": .zero, "infinity": .infinity, "unspecified": .unspecified,
        ]
        for name in try fact.expected.keys() {
            let (width, height) = try fact.expected.required(name).pair()
            #expect(constants[name] == ProposedViewSize(width: width, height: height), "\(name)")
        }
    }
}
