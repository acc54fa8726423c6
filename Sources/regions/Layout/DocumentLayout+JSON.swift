import RegionModel

extension DocumentLayout {
    /// The layout for programs, as an object on one line.
    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("id")
            writer.value(name)
            writer.key("size")
            writer.value(size)
            writer.key("frames")
            writer.object { writer in
                for (name, frame) in frames {
                    writer.key(name)
                    writer.value(frame)
                }
            }
            guard !snapshot.diagnostics.isEmpty else { return }
            writer.key("diagnostics")
            snapshot.writeDiagnostics(to: &writer)
        }
        return writer.text + "\n"
    }
}
