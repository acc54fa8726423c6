extension StringProtocol {
    /// The direction that the first letter tells, or `nil` where there is none.
    package var directionOfLetters: LayoutDirection? {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A: return .leftToRight
            case 0x00..<0x80: continue
            case 0x200F: return .rightToLeft
            default:
                guard scalar.properties.isAlphabetic else { continue }
                return scalar.isRightToLeft ? .rightToLeft : .leftToRight
            }
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// Whether the letter belongs to a block whose scripts run from right to left.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
        default: false
        }
    }
}
