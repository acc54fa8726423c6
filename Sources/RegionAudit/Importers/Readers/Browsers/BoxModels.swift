import Foundation

/// The boxes of nodes, as `DOM.getBoxModel` gives them.
struct BoxModels {
    private var byNode: [Int: CGRect] = [:]

    /// Finds the boxes that a file lists by `backendDOMNodeId` or `backendNodeId`, or as members named by it.
    init(_ tape: JSONTape) {
        for index in tape.values.indices where tape.values[index].kind == .object {
            let object = JSONView(tape, index)
            if let id = object.first("backendNodeId", "backendDOMNodeId")?.integer, object["nodeId"] == nil,
                let place = Self.place(in: object)
            {
                byNode[id] = place
            }
            guard let table = object.first("boxModels", "boxes", "models"), table.isObject else { continue }
            for value in table.memberValues {
                guard let id = JSONView(tape, value.index - 1).integer, let place = Self.place(in: value) else {
                    continue
                }
                byNode[id] = place
            }
        }
    }

    /// The box of a node; `nil` where it has none.
    func place(of node: JSONView) -> CGRect? {
        Self.place(in: node) ?? node.first("backendDOMNodeId", "backendNodeId")?.integer.flatMap { byNode[$0] }
    }

    private static func place(in object: JSONView) -> CGRect? {
        for name in ["_boxModel", "boxModel", "model", "box", "border", "rect", "bounds", "quad"] as [StaticString] {
            guard let box = object[name] else { continue }
            if let place = quad(box) ?? place(inside: box) { return place }
        }
        return nil
    }

    private static func place(inside box: JSONView) -> CGRect? {
        let model = box["model"] ?? box
        return model["border"].flatMap(quad) ?? model["content"].flatMap(quad) ?? model.place()
    }

    /// What lies around the four corners of a quad, which may be turned.
    private static func quad(_ box: JSONView) -> CGRect? {
        guard box.isArray else { return nil }
        let numbers = box.items.prefix(9).map(\.number)
        guard numbers.count == 8, numbers.allSatisfy({ $0 != nil }) else { return nil }
        let known = numbers.compactMap(\.self)
        let (xs, ys) = (
            stride(from: 0, to: 8, by: 2).map { known[$0] }, stride(from: 1, to: 8, by: 2).map { known[$0] }
        )
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        return .place(x: left, y: top, width: right - left, height: bottom - top)
    }
}
