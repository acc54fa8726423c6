import Synchronization

/// Small numbers for types, so that a node can hold one in place of a pointer.
enum TypeNames {
    private struct Registry {
        var numbers: [ObjectIdentifier: Int32] = [:]
        var types: [Any.Type] = []
    }

    private static let registry = Mutex(Registry())

    /// The number of a type, the same for as long as the program runs.
    static func number(of type: Any.Type) -> Int32 {
        registry.withLock { registry in
            if let number = registry.numbers[ObjectIdentifier(type)] { return number }
            registry.types.append(type)
            registry.numbers[ObjectIdentifier(type)] = Int32(registry.types.count - 1)
            return Int32(registry.types.count - 1)
        }
    }

    /// The name of a type without its module.
    static func name(of number: Int32) -> String {
        registry.withLock { $0.types.indices.contains(Int(number)) ? "\($0.types[Int(number)])" : "View" }
    }
}
