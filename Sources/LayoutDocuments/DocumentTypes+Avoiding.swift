import Foundation
import RegionGeometry
import RegionModel
import ReservedRegions

/// Layouts around reserved regions.
extension DocumentTypes {
    static let layoutFields = [
        "kinds", "columns", "minimumColumnWidth", "packing", "alignment", "spacing", "lineSpacing", "fillsRoom",
        "includeInactive", "content",
    ]
    static let gridFields = [
        "kinds", "columns", "minimumColumnWidth", "alignment", "spacing", "rowSpacing", "includeInactive", "content",
    ]

    static func regionAvoidingLayout(_ json: JSONField) throws(InputError) -> any View {
        let content = try DocumentReader.content(json)
        var layout = RegionAvoidingLayout(regions: [])
        if let count = try columns(json) { layout.strategy = .columns(count) }
        if let packing = try json.optional("packing", without: ["columns", "minimumColumnWidth"]) {
            layout.strategy = .packing(
                try packing.choice(["readingOrder": .readingOrder, "bestFit": .bestFit]))
        }
        if try json.optional("alignment") != nil { layout.alignment = try DocumentAlignments.both(json) }
        layout.spacing = try json.optional("spacing").distance()
        layout.lineSpacing = try json.optional("lineSpacing").distance()
        layout.fillsRoom = try json.optional("fillsRoom")?.bool() ?? false
        layout.options = try DocumentReader.regionOptions(json)
        let (plan, kinds) = (layout, try DocumentReader.regionKinds(json))
        return GeometryReader { proxy in
            var layout = plan
            layout.regions = proxy.regions(of: kinds)
            return layout { content }
        }
    }

    static func regionAvoidingGrid(_ json: JSONField) throws(InputError) -> any View {
        let content = try DocumentReader.content(json)
        guard let count = try columns(json) else {
            throw json.error(expected: "a grid with \"columns\" or \"minimumColumnWidth\"")
        }
        var grid = RegionAvoidingGrid(regions: [], columns: count, alignment: try DocumentAlignments.both(json))
        grid.spacing = try json.optional("spacing").distance()
        grid.rowSpacing = try json.optional("rowSpacing").distance()
        grid.options = try DocumentReader.regionOptions(json)
        let (plan, kinds) = (grid, try DocumentReader.regionKinds(json))
        return GeometryReader { proxy in
            var grid = plan
            grid.regions = proxy.regions(of: kinds)
            return grid { content }
        }
    }

    /// The number of columns, or the least width of one; `nil` where neither is given.
    private static func columns(_ json: JSONField) throws(InputError) -> DividedColumns.Count? {
        guard let field = try json.optional("columns", without: ["minimumColumnWidth"]) else {
            return try json.optional("minimumColumnWidth").extent().map { .adaptive(minimum: $0) }
        }
        let count = try field.number()
        guard count >= 1, count <= 1000, count == count.rounded() else {
            throw field.error(expected: "a whole number of columns from 1 to 1000")
        }
        return .fixed(Int(count))
    }
}

extension DocumentReader {
    /// The kinds of region that a view names; both where it names none.
    static func regionKinds(_ json: JSONField) throws(InputError) -> [ReservedRegion.Kind] {
        var kinds: [ReservedRegion.Kind] = []
        for field in try json.optional("kinds")?.items() ?? [] {
            kinds.append(try field.choice(["division": .division, "occlusion": .occlusion]))
        }
        return kinds.isEmpty ? [.division, .occlusion] : kinds
    }

    static func regionOptions(_ json: JSONField) throws(InputError) -> ReservedRegion.QueryOptions {
        try json.optional("includeInactive")?.bool() ?? false ? .includeInactive : []
    }
}

extension GeometryProxy {
    /// The regions of some kinds, active or not: an inactive fold decides how many columns there are.
    fileprivate func regions(of kinds: [ReservedRegion.Kind]) -> [ReservedRegion] {
        kinds.flatMap { reservedRegions(kind: $0, options: .includeInactive) }
    }
}
