/// Values in flat storage that nodes refer to by index.
struct PayloadTable<Value> {
    private var values: [Value] = []
    private var free: [Int32] = []

    /// Keeps a value and gives its index.
    mutating func insert(_ value: Value) -> Int32 {
        if let index = free.popLast() {
            values[Int(index)] = value
            return index
        }
        values.append(value)
        return Int32(values.count - 1)
    }

    /// Gives the place of a value back. The value itself stays until the place is used again.
    mutating func remove(_ index: Int32) { free.append(index) }

    subscript(index: Int32) -> Value {
        get { values[Int(index)] }
        set { values[Int(index)] = newValue }
    }
}
