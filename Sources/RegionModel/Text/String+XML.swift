extension String {
    /// The text as it may stand in an XML attribute or between tags; characters that XML has no place for are left out.
    package var xmlEscaped: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "\t", "\n", "\r": result.append(" ")
            case _ where scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value: break
            case _ where scalar.value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= scalar.value: break
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
