import RegionModel

/// What of a document does not come back as it was.
enum JSONLosses {
    /// The differences, in the order of the document: members by name, items one after the other.
    static func losses(of old: JSONValue, comingBackAs new: JSONValue) -> [Loss] {
        guard old != new else { return [] }
        var losses: [Loss] = []
        var waiting: [(place: String, old: JSONValue?, new: JSONValue?)] = [("", old, new)]
        while let (place, old, new) = waiting.popLast() {
            switch (old, new) {
            case (.object(let a), .object(let b)):
                for key in Set(a.keys).union(b.keys).sorted().reversed() where a[key] != b[key] {
                    waiting.append((place.isEmpty ? key : "\(place).\(key)", a[key], b[key]))
                }
            case (.array(let a), .array(let b)):
                for index in (0..<max(a.count, b.count)).reversed() {
                    let (first, second) = (index < a.count ? a[index] : nil, index < b.count ? b[index] : nil)
                    if first != second { waiting.append(("\(place)[\(index)]", first, second)) }
                }
            case (.number(let a), .number(let b)) where isNear(a, b): continue
            default:
                losses.append(Loss(subject: place, change: change(from: old, to: new)))
            }
        }
        return losses
    }

    /// Whether two numbers are the same but for how they were added up: to the millionth of a point.
    static func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 || a == b }

    private static func change(from old: JSONValue?, to new: JSONValue?) -> String {
        let words = { (value: JSONValue) in JSONField(value).summary }
        guard let old else { return "nothing comes back as \(new.map(words) ?? "nothing")" }
        guard let new else { return "\(words(old)) is left out" }
        return "\(words(old)) comes back as \(words(new))"
    }
}
