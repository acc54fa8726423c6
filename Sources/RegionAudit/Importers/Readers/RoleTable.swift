import RegionModel

extension [String: ElementRole] {
    /// A table of roles by word.
    ///
    /// - Parameter words: For each role the words for it, with blanks between them.
    init(words: [(ElementRole, String)]) {
        self.init()
        for (role, words) in words { for word in words.split(separator: " ") { self[String(word)] = role } }
    }
}
