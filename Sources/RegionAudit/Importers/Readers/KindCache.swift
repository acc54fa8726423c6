/// What words of a dump mean, worked out once for each: few kinds make up most of the elements.
struct KindCache<Word: Hashable, Kind> {
    private var kinds: [Word: Kind] = [:]
    private let meaning: (Word) -> Kind

    /// - Parameter meaning: Works out what a word means.
    init(_ meaning: @escaping (Word) -> Kind) { self.meaning = meaning }

    /// The most words that are kept, more than any app has.
    private static var limit: Int { 10_000 }

    /// What a word means.
    subscript(word: Word) -> Kind {
        mutating get {
            if let kind = kinds[word] { return kind }
            let kind = meaning(word)
            if kinds.count < Self.limit { kinds[word] = kind }
            return kind
        }
    }
}

/// What the classes of a dump's views are.
typealias AndroidKinds = KindCache<String, AndroidKind>

extension AndroidKinds {
    /// Those of no dump yet.
    init() { self.init(AndroidKind.init(className:)) }
}
