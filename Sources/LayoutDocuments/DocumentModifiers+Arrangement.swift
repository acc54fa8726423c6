import Foundation
import RegionModel
import ReservedRegions

/// What the panes of an `ArrangementView` say of themselves.
extension DocumentModifiers {
    static let ratioFields = [
        "minHorizontal", "idealHorizontal", "maxHorizontal", "minVertical", "idealVertical", "maxVertical",
    ]

    static func splitArrangementLayoutRatio(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        if case .number = json.value { return view.splitArrangementLayoutRatio(try ratio(json)) }
        var ratios: [CGFloat?] = []
        for name in ratioFields {
            ratios.append(try json.optional(name).map { (field) throws(InputError) in try ratio(field) })
        }
        return view.splitArrangementLayoutRatio(
            minHorizontal: ratios[0], idealHorizontal: ratios[1], maxHorizontal: ratios[2], minVertical: ratios[3],
            idealVertical: ratios[4], maxVertical: ratios[5])
    }

    private static func ratio(_ json: JSONField) throws(InputError) -> CGFloat {
        let number = try json.number()
        guard (0...1).contains(number) else { throw json.error(expected: "a number from 0 to 1") }
        return number
    }

    static func splitArrangementLayoutSize(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        view.splitArrangementLayoutSize(
            minWidth: try json.optional("minWidth").extent(), idealWidth: try json.optional("idealWidth").extent(),
            maxWidth: try json.optional("maxWidth").limit(), minHeight: try json.optional("minHeight").extent(),
            idealHeight: try json.optional("idealHeight").extent(),
            maxHeight: try json.optional("maxHeight").limit())
    }

    static func splitArrangementFixedLayoutSize(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        if case .bool(let isFixed) = json.value {
            return isFixed ? view.splitArrangementFixedLayoutSize() : view
        }
        return view.splitArrangementFixedLayoutSize(
            horizontal: try json.optional("horizontal")?.bool() ?? false,
            vertical: try json.optional("vertical")?.bool() ?? false)
    }

    static func overlayArrangementEdge(_ view: any View, _ json: JSONField) throws(InputError) -> any View {
        let edge: Edge = try json.choice(["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing])
        switch edge {
        case .top, .bottom: return view.overlayArrangementEdge(edge == .top ? VerticalEdge.top : .bottom)
        case .leading, .trailing:
            return view.overlayArrangementEdge(edge == .leading ? HorizontalEdge.leading : .trailing)
        }
    }
}
