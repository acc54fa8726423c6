import RegionModel

/// Names for findings that stay the same for as long as the same is wrong with the same element.
///
/// A name is made of the rule, the file, the layout's name, device, pose, window and direction, and the element's path;
/// neither of frames nor of the severity. Of findings that share all that each has a number, in their order.
struct Fingerprints {
    private var counts: [UInt64: Int] = [:]

    /// The names of a verdict's findings, which comes after those that were asked for before.
    mutating func next(of verdict: Verdict) -> [String] {
        let place = Self.place(of: verdict)
        return verdict.findings.map { finding in
            let hash = Self.hash(place + [finding.rule, finding.path])
            let count = counts[hash, default: 0]
            counts[hash] = count + 1
            return Self.digits(count == 0 ? hash : Self.hash([String(hash), String(count)]))
        }
    }

    /// What tells a layout from all others.
    fileprivate static func place(of verdict: Verdict) -> [String] {
        let scene = verdict.scene
        let texts = [verdict.file.map(plain), verdict.id, scene.device, scene.pose, scene.window]
        return texts.map { $0 ?? "" } + [verdict.direction.rawValue]
    }

    fileprivate static func digits(_ hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// A path as it is without `./` before it.
    private static func plain(_ path: String) -> String {
        var rest = path[...]
        while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
        return String(rest)
    }

    /// The FNV-1a hash of texts, each closed by a byte that is in none.
    fileprivate static func hash(_ texts: [String]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for text in texts {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        return hash
    }
}

extension Report {
    /// For each verdict the names of its findings: the same from run to run while the same is wrong.
    public var fingerprints: [[String]] {
        var fingerprints = Fingerprints()
        return verdicts.map { fingerprints.next(of: $0) }
    }
}

extension Verdict {
    /// Sixteen digits that tell the layout from others by its file, name, window and direction.
    package var digest: String { Fingerprints.digits(Fingerprints.hash(Fingerprints.place(of: self))) }
}
