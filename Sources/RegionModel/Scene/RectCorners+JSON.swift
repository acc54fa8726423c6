import Foundation

extension RectCorners {
    /// Reads a value for each corner; those that are left out have the given one.
    ///
    /// - Throws: `InputError` naming the field that is wrong or unknown.
    package init(
        json: JSONField, else other: Value, _ read: (JSONField) throws(InputError) -> Value
    ) throws(InputError) {
        try json.allowOnly(["topLeft", "topRight", "bottomLeft", "bottomRight"])
        var values: [Value] = []
        for key in ["topLeft", "topRight", "bottomLeft", "bottomRight"] {
            let field = try json.optional(key)
            values.append(try field.map { (field) throws(InputError) in try read(field) } ?? other)
        }
        self.init(topLeft: values[0], topRight: values[1], bottomLeft: values[2], bottomRight: values[3])
    }

    func write(to writer: inout JSONWriter, _ write: (inout JSONWriter, Value) -> Void) {
        writer.object { writer in
            for (key, value) in [
                ("topLeft", topLeft), ("topRight", topRight), ("bottomLeft", bottomLeft), ("bottomRight", bottomRight),
            ] {
                writer.key(key)
                write(&writer, value)
            }
        }
    }
}

extension RectCorners<CGFloat> {
    /// Reads the radius of each corner in points.
    package init(radii json: JSONField) throws(InputError) {
        try self.init(json: json, else: 0) { (field) throws(InputError) in CGFloat(try field.length()) }
    }
}

extension RectCorners<CGSize> {
    /// Reads how far each corner is taken, in points.
    package init(insets json: JSONField) throws(InputError) {
        try self.init(json: json, else: .zero) { (field) throws(InputError) in try field.size() }
    }
}
