/// Values by key, of which the ones that were not asked for lately are forgotten.
///
/// Two generations: when the newer holds `limit` values it becomes the older, and what nobody asked for since goes.
struct RecentValues<Key: Hashable, Value> {
    private let limit: Int
    private var newer: [Key: Value] = [:]
    private var older: [Key: Value] = [:]

    /// At most twice `limit` values are kept.
    init(limit: Int) { self.limit = limit }

    var count: Int { newer.count + older.count }

    subscript(key: Key) -> Value? {
        mutating get {
            if let value = newer[key] { return value }
            guard let value = older[key] else { return nil }
            self[key] = value
            return value
        }
        set {
            if newer.count >= limit { (older, newer) = (newer, [:]) }
            newer[key] = newValue
        }
    }
}
