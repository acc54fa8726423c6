import RegionModel
import ReservedRegions

/// The names of alignments in documents.
enum DocumentAlignments {
    static func horizontal(_ json: JSONField, _ key: String = "alignment") throws(InputError) -> HorizontalAlignment {
        try json.optional(key)?.choice(["leading": .leading, "center": .center, "trailing": .trailing]) ?? .center
    }

    static func vertical(_ json: JSONField, _ key: String = "alignment") throws(InputError) -> VerticalAlignment {
        try json.optional(key)?
            .choice([
                "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
                "lastTextBaseline": .lastTextBaseline,
            ]) ?? .center
    }

    static func both(_ json: JSONField) throws(InputError) -> Alignment {
        try json.optional("alignment")?
            .choice([
                "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
                "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
                "bottomTrailing": .bottomTrailing,
            ]) ?? .center
    }
}
