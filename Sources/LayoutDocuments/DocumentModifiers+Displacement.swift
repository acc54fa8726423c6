import Foundation
import RegionGeometry
import RegionModel
import ReservedRegions

extension DocumentModifiers {
    static let displacementFields = ["kinds", "strategy", "side", "includeInactive"]

    static func displaced(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        if case .bool(let isDisplaced) = json.value { return isDisplaced ? view.displaced() : view }
        var strategy: Displacement.Strategy =
            try json.optional("strategy")?.choice(["nearest": .nearest, "shrinking": .shrinking]) ?? .nearest
        if let side = try json.optional("side", without: ["strategy"]) {
            strategy = .side(
                for: try side.choice(["transient": .transient, "controls": .controls, "viewing": .viewing]))
        }
        return view.displaced(
            from: try DocumentReader.regionKinds(json), strategy: strategy,
            options: try DocumentReader.regionOptions(json))
    }
}
