import CFuzzer
import Foundation
import RegionAudit

/// Hands libFuzzer's inputs to the importer of the format that `FUZZ_FORMAT` names, and what it refuses to whichever
/// takes it.
@main
enum DumpFuzzer {
    private static let format = ProcessInfo.processInfo.environment["FUZZ_FORMAT"].flatMap(DumpFormat.init)

    static func main() {
        guard format != nil else { fatalError("FUZZ_FORMAT is to be a format of 'regions check --from'") }
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(
            LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
                let data = Data(UnsafeBufferPointer(start: bytes, count: count))
                (Trial(data, as: DumpFuzzer.format) ?? Trial(data, as: nil))?.run()
                return 0
            })
    }
}
