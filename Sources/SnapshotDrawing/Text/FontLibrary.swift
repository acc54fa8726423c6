import CPangoCairo
import Foundation
import RegionModel

/// The font files that all text is set in, whatever else the machine has.
struct FontLibrary: Sendable {
    /// The paths of the files in a fixed order, so that a file's place in it names the font.
    let files: [String]
    private let folders: [String]

    /// The fonts of the Debian packages below `root`.
    ///
    /// - Throws: `InputError` naming the package that is not installed.
    init(root: String = "/usr/share/fonts") throws(InputError) {
        var files: [String] = []
        for package in Self.packages {
            let paths = package.files.map { "\(root)/\(package.folder)/\($0)" }
            guard let first = paths.first, FileManager.default.fileExists(atPath: first) else {
                throw InputError(
                    file: "\(root)/\(package.folder)", found: "no font \(package.files[0])",
                    expected: "the Debian package \(package.name): apt-get install \(package.name)")
            }
            files += paths.filter(FileManager.default.fileExists)
        }
        self.files = files
        folders = Set(Self.packages.map { "\(root)/\($0.folder)" }).sorted()
    }

    /// A fontconfig configuration that knows these files and no others.
    ///
    /// Debian's cache of the folders spares opening each file; without it they are opened, with the same result.
    ///
    /// - Throws: `InputError` where fontconfig cannot read the folders.
    func makeConfiguration() throws(InputError) -> OpaquePointer {
        let accepted = files.map { "<acceptfont><glob>\($0)</glob></acceptfont>" }.joined()
        let document = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>\
            <cachedir>/var/cache/fontconfig</cachedir>\
            <selectfont>\(accepted)<rejectfont><glob>*</glob></rejectfont></selectfont></fontconfig>
            """
        guard let config = FcConfigCreate(), FcConfigParseAndLoadFromMemory(config, document, FcTrue) != 0 else {
            throw InputError(found: "a fontconfig that refuses its settings", expected: "version 2.14 or later")
        }
        for folder in folders where FcConfigAppFontAddDir(config, folder) == 0 {
            throw InputError(file: folder, found: "a folder that fontconfig cannot read", expected: "OpenType fonts")
        }
        return config
    }

    /// The families to try in this order for a character; `monospaced` puts the one with even advances first.
    static func families(monospaced: Bool) -> String {
        let scripts = scripts.map { "Noto Sans \($0.family)" }
        return ((monospaced ? ["Noto Sans Mono"] : []) + ["Inter", "Noto Sans"] + scripts).joined(separator: ",")
    }
}

extension FontLibrary {
    private struct Package {
        let name: String
        let folder: String
        let files: [String]
    }

    private static let packages = [
        Package(
            name: "fonts-inter", folder: "opentype/inter",
            files: [
                "Regular", "Italic", "Medium", "MediumItalic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic",
                "Thin", "ThinItalic", "ExtraLight", "ExtraLightItalic", "Light", "LightItalic", "ExtraBold",
                "ExtraBoldItalic", "Black", "BlackItalic",
            ].map { "Inter-\($0).otf" }),
        Package(
            name: "fonts-noto-core", folder: "truetype/noto",
            files: ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSans-Italic.ttf", "NotoSans-BoldItalic.ttf"]
                + scripts.flatMap { script in
                    ["Regular", "Bold"].map { "NotoSans\(script.file)-\($0).ttf" }
                }),
        Package(
            name: "fonts-noto-mono", folder: "truetype/noto",
            files: ["NotoSansMono-Regular.ttf", "NotoSansMono-Bold.ttf"]),
    ]

    private static let scripts: [(file: String, family: String)] = [
        "Arabic", "Hebrew", "Devanagari", "Thai", "Bengali", "Tamil", "Telugu", "Gujarati", "Gurmukhi", "Kannada",
        "Malayalam", "Sinhala", "Khmer", "Lao", "Myanmar", "Georgian", "Armenian", "Ethiopic", "Symbols", "Symbols2",
        "Math",
    ].map { ($0, $0) }
}
