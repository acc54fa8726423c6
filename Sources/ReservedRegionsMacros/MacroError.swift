/// Why a macro stands for nothing where it was written.
struct MacroError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
