/// A gesture that tells something else than the one it is made of.
struct MappedGesture<Base: Gesture, Value>: Gesture {
    let body: Base
}

extension Gesture {
    /// The gesture, telling what the closure makes of what it tells.
    public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> some Gesture<Mapped> {
        MappedGesture<Self, Mapped>(body: self)
    }
}
