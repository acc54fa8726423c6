import Foundation
import RegionModel
import ReservedRegions
import Testing

/// Which of two views a stack serves first.
@MainActor
enum StackOrderFacts {
    static func check(_ fact: LayoutFact) throws {
        guard fact.given.hasOnly("a", "b"), fact.expected.hasOnly("aBeforeB", "bBeforeA") else {
            throw UnknownFact(fact: fact)
        }
        let aBeforeB = try fact.expected.required("aBeforeB").bool()
        let bBeforeA = try fact.expected.required("bBeforeA").bool()
        for axis in Axis.allCases {
            // Equals keep the order in which they are written.
            #expect(try firstServed(of: ["a", "b"], fact, axis) == (bBeforeA ? "b" : "a"), "\(axis)")
            #expect(try firstServed(of: ["b", "a"], fact, axis) == (aBeforeB ? "a" : "b"), "\(axis)")
        }
    }

    private static func firstServed(of names: [String], _ fact: LayoutFact, _ axis: Axis) throws -> String? {
        let log = FactLog()
        let views = try names.map { name in
            let limits = try fact.given.required(name)
            let (low, high) = (
                try limits.required("min").lengthOrInfinity(), try limits.required("max").lengthOrInfinity()
            )
            return ProbeLayout(
                name: name, log: log, minimum: CGSize(width: low, height: low),
                maximum: CGSize(width: high, height: high))
        }
        let stack = axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        let length = 1000.0
        _ = FactTree(ProposedViewSize(width: length, height: length)) {
            stack {
                views[0].view
                views[1].view
            }
        }
        // The first is offered half of the length, the other what is left.
        return log.proposals.first { (axis == .horizontal ? $0.proposal.width : $0.proposal.height) == length / 2 }?
            .name
    }
}
