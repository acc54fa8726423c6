/// Changes state, as an animation on Apple's platforms and at once here.
///
/// - Returns: What the closure returns.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes state, as an animation on Apple's platforms and at once here.
///
/// - Parameter completion: Runs right after the change.
/// - Returns: What the closure returns.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// Changes state together with what goes along with the change.
///
/// - Returns: What the closure returns.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes state together with a value that goes along with the change.
///
/// - Returns: What the closure returns.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }
