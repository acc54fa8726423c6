extension String {
    /// The text without what a terminal would obey rather than show: names and messages come from files.
    package var printable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
    }
}
