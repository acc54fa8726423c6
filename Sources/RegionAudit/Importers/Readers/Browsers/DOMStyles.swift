import Foundation

/// Which of the styles in a DOM snapshot is which.
///
/// A snapshot lists the values of the properties that its caller asked for, but not their names; the values tell.
struct DOMStyles {
    private let words: [String?]
    private var position: Int?
    private var visibility: Int?
    private var opacity: Int?
    private var overflow: [Int] = []

    /// What the styles of one node come to.
    struct Style {
        var facts: ElementFacts = []
        /// Whether it stays where it is when the page scrolls.
        var isFixed = false
        /// Whether it stays in sight when what it is in scrolls.
        var isSticky = false
        var isScrolling = false
    }

    init(_ documents: [JSONView], _ strings: [JSONView]) {
        var columns: [Set<Int>] = []
        var counts: [[Int: Int]] = []
        for document in documents {
            for row in document["layout"]?.items(of: "styles") ?? document.items(of: "styles") {
                for (column, item) in row.items.prefix(Self.columnLimit).enumerated() {
                    if column >= columns.count {
                        columns.append([])
                        counts.append([:])
                    }
                    let index = item.integer ?? -1
                    if columns[column].count < Self.valueLimit { columns[column].insert(index) }
                    if columns[column].contains(index) { counts[column][index, default: 0] += 1 }
                }
            }
        }
        var words = [String?](repeating: nil, count: strings.count)
        for index in Set(columns.joined()) where strings.indices.contains(index) && strings[index].length < 40 {
            words[index] = strings[index].text
        }
        self.words = words
        for (column, values) in columns.enumerated() {
            let texts = Set(values.compactMap { words.indices.contains($0) ? words[$0] : nil })
            let common = counts[column].max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
            name(column, texts, common: common.flatMap { words.indices.contains($0) ? words[$0] : nil })
        }
    }

    private static let columnLimit = 64
    private static let valueLimit = 4096

    private mutating func name(_ column: Int, _ texts: Set<String>, common: String?) {
        guard !texts.isEmpty else { return }
        if position == nil, !texts.isDisjoint(with: ["static", "relative", "sticky"]),
            texts.isSubset(of: ["static", "relative", "absolute", "fixed", "sticky"])
        {
            position = column
        } else if visibility == nil, texts.contains("visible"), texts.isSubset(of: ["visible", "hidden", "collapse"]) {
            visibility = column
        } else if texts.contains("visible"),
            texts.isSubset(of: ["visible", "hidden", "clip", "scroll", "auto", "overlay"])
        {
            overflow.append(column)
        } else if opacity == nil, common == "1",
            texts.allSatisfy({ Double($0).map { (0...1).contains($0) } ?? false })
        {
            opacity = column
        }
    }

    /// What the values of a node mean.
    func style(_ values: JSONView?) -> Style {
        var style = Style()
        guard let values else { return style }
        for (column, item) in values.items.prefix(Self.columnLimit).enumerated() {
            guard let index = item.integer, words.indices.contains(index), let word = words[index] else { continue }
            if column == position {
                style.isFixed = word == "fixed"
                style.isSticky = word == "sticky"
            } else if column == visibility {
                if word != "visible" { style.facts.insert(.hidden) }
            } else if column == opacity {
                if Double(word) == 0 { style.facts.insert(.hidesContents) }
            } else if overflow.contains(column), word != "visible" {
                style.facts.insert(.clips)
                if word == "auto" || word == "scroll" || word == "overlay" { style.isScrolling = true }
            }
        }
        return style
    }
}
