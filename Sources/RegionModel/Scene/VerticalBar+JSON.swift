import Foundation

extension VerticalBar {
    /// Reads a bar: its `edge` and `extent`, and how far from `top` and `bottom` it keeps.
    ///
    /// - Throws: `InputError` naming the field that is wrong or unknown.
    package init(json: JSONField) throws(InputError) {
        try json.allowOnly(["edge", "extent", "top", "bottom"])
        self.init(
            edge: try json.required("edge").choice(of: Edge.self),
            extent: CGFloat(try json.required("extent").length()),
            top: CGFloat(try json.optional("top")?.length() ?? 0),
            bottom: CGFloat(try json.optional("bottom")?.length() ?? 0))
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("edge")
            writer.value(edge.rawValue)
            for (key, length) in [("extent", extent), ("top", top), ("bottom", bottom)] {
                writer.key(key)
                writer.value(Double(length))
            }
        }
    }
}
