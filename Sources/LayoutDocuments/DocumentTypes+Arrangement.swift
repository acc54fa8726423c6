import RegionModel
import ReservedRegions

extension DocumentTypes {
    /// Two panes, in the style that the document names.
    static func arrangementView(_ json: JSONField) throws(InputError) -> any View {
        let primary = try DocumentReader.content(json, "primary")
        let secondary = try DocumentReader.content(json, "secondary")
        let axes = try DocumentReader.axes(json)
        let arrangement = ArrangementView {
            primary
        } secondary: {
            secondary
        }
        let isOverlay: Bool? = try json.optional("style")?.choice(["split": false, "overlay": true])
        return isOverlay ?? false
            ? arrangement.arrangementViewStyle(.overlay.axes(axes)) as any View
            : arrangement.arrangementViewStyle(.split.axes(axes))
    }
}
