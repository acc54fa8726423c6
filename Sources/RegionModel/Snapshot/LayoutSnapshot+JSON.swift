import Foundation
import RegionGeometry

extension LayoutSnapshot {
    /// The largest number of elements that is read.
    public static let elementLimit = 1_000_000

    /// Reads the elements of a snapshot, each with its `children`, for a scene that is known.
    ///
    /// - Throws: `InputError` naming the field that is wrong.
    public init(scene: WindowScene, elements json: JSONField) throws(InputError) {
        self.init(scene: scene)
        var waiting: [(field: JSONField, parent: Int?, order: Int)] = []
        for (order, field) in try json.items().enumerated().reversed() { waiting.append((field, nil, order)) }
        while let (field, parent, order) = waiting.popLast() {
            guard elements.count < Self.elementLimit else {
                throw InputError(found: "more than \(Self.elementLimit) elements", expected: "fewer")
            }
            let index = elements.count
            elements.append(try LayoutElement(json: field, parent: parent, order: order))
            guard let children = try field.optional("children") else { continue }
            for (order, child) in try children.items().enumerated().reversed() {
                waiting.append((child, index, order))
            }
        }
    }

    /// Writes the snapshot as an object: the scene, the elements with their children, and what went wrong.
    ///
    /// - Complexity: O(n), without recursion however deep the elements are nested.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("scene")
            scene.write(to: &writer)
            writer.key("elements")
            writeElements(to: &writer)
            guard !diagnostics.isEmpty else { return }
            writer.key("diagnostics")
            writeDiagnostics(to: &writer)
        }
    }

    /// Writes what went wrong as an array.
    package func writeDiagnostics(to writer: inout JSONWriter) {
        writer.array(diagnostics) { writer, diagnostic in
            writer.object { writer in
                writer.key("view")
                writer.value(diagnostic.view)
                writer.key("path")
                writer.value(diagnostic.path)
                writer.key("message")
                writer.value(diagnostic.message)
            }
        }
    }

    private func writeElements(to writer: inout JSONWriter) {
        var open: [Int] = []
        writer.beginArray()
        for (index, element) in elements.enumerated() {
            while let last = open.last, last != element.parent {
                if last != index - 1 { writer.endArray() }
                writer.endObject()
                open.removeLast()
            }
            if let parent = element.parent, parent == index - 1 {
                writer.key("children")
                writer.beginArray()
            }
            writer.beginObject()
            element.writeMembers(to: &writer)
            open.append(index)
        }
        for index in open.reversed() {
            if index != elements.count - 1 { writer.endArray() }
            writer.endObject()
        }
        writer.endArray()
    }
}

extension LayoutElement {
    fileprivate init(json: JSONField, parent: Int?, order: Int) throws(InputError) {
        try json.allowOnly([
            "id", "role", "label", "frame", "lines", "overRegion", "children",
        ])
        let role = try json.required("role").choice(of: ElementRole.self)
        self.init(
            id: try json.optional("id")?.string() ?? "\(role.rawValue)-\(order + 1)", parent: parent, role: role,
            label: try json.optional("label")?.string(), frame: try json.required("frame").rect(),
            isPlacedOverRegion: try json.optional("overRegion")?.bool() ?? false)
        for line in try json.optional("lines")?.items() ?? [] {
            try line.allowOnly(["text", "frame", "baseline", "direction"])
            let frame = try line.required("frame").rect()
            lines.append(
                TextLine(
                    text: try line.optional("text")?.string() ?? "", frame: frame,
                    baseline: try line.optional("baseline")?.number() ?? frame.maxY,
                    direction: try line.optional("direction")?.choice(of: LayoutDirection.self)))
        }
    }

    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.key("id")
        writer.value(id)
        writer.key("role")
        writer.value(role.rawValue)
        if let label {
            writer.key("label")
            writer.value(label)
        }
        writer.key("frame")
        writer.value(frame)
        if isPlacedOverRegion {
            writer.key("overRegion")
            writer.value(true)
        }
        guard !lines.isEmpty else { return }
        writer.key("lines")
        writer.array(lines) { writer, line in
            writer.object { writer in
                writer.key("text")
                writer.value(line.text)
                writer.key("frame")
                writer.value(line.frame)
                writer.key("baseline")
                writer.value(Double(line.baseline))
                guard let direction = line.direction else { return }
                writer.key("direction")
                writer.value(direction.rawValue)
            }
        }
    }
}
