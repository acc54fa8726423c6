import CPangoCairo
import RegionModel

extension String {
    /// The text without what cannot be set: line breaks as `\n`, other control characters and noncharacters left out.
    ///
    /// - Parameter limit: The largest number of bytes of UTF-8; what is beyond is left out.
    func drawable(limit: Int) -> String {
        if utf8.count <= limit, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return self }
        var result = String.UnicodeScalarView()
        var length = 0
        var isAfterReturn = false
        for scalar in unicodeScalars {
            length += UTF8.width(scalar)
            if length > limit { break }
            switch scalar.value {
            case 0x0A where isAfterReturn: break
            case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append("\n")
            case 0x09: result.append(scalar)
            case 0x00..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: break
            case let value where value & 0xFFFE == 0xFFFE: break
            default: result.append(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(result)
    }

    /// The direction that the text's first letter tells; left to right where there is none.
    var ownDirection: LayoutDirection {
        region_text_is_right_to_left(self, Int32(utf8.count)) ? .rightToLeft : .leftToRight
    }
}
