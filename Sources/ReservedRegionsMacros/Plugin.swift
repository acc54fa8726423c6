import Foundation

/// The program that the compiler starts to have this package's macros expanded.
///
/// It speaks the compiler's own protocol, so that the package needs neither swift-syntax nor flags: each message is a length of eight
/// bytes, the least significant first, and so many bytes of JSON. See `lib/Macros` and `include/swift/AST/PluginRegistry.h` of the
/// compiler, and `PluginMessages.swift` of swift-syntax.
@main enum Plugin {
    static func main() throws {
        while let message = read() {
            guard let answer = answer(to: try JSONDecoder().decode(CompilerRequest.self, from: message)) else { return }
            try write(JSONEncoder().encode(answer))
        }
    }

    private static func answer(to request: CompilerRequest) -> PluginAnswer? {
        if request.getCapability != nil { return .capability }
        guard let use = request.expandFreestandingMacro ?? request.expandAttachedMacro else { return nil }
        do {
            return .expansion(try expand(use))
        } catch {
            return .failure(error, of: use)
        }
    }

    private static func expand(_ use: CompilerRequest.Use) throws(MacroError) -> String {
        switch use.macro.typeName {
        case "EntryMacro": try EntryMacro(use).expansion
        case "AnimatableMacro": AnimatableMacro(use).expansion
        // The compiler has checked what stands in a preview, and marks are marks; nothing has to be made of them.
        default: ""
        }
    }

    private static func read() -> Data? {
        guard let head = read(8) else { return nil }
        let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
        // An empty message is how the compiler takes its leave.
        return count > 0 ? read(count) : nil
    }

    private static func read(_ count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
                return nil
            }
            data += more
        }
        return data
    }

    private static func write(_ message: Data) throws {
        let head = Data((0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) })
        try FileHandle.standardOutput.write(contentsOf: head + message)
    }
}
