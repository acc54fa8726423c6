/// Which keyboard people type on; UIKit's name, which source uses with `keyboardType(_:)`.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// As usual.
    case `default`, asciiCapable
    /// For numbers.
    case numbersAndPunctuation
    /// For addresses.
    case URL
    /// For digits.
    case numberPad, phonePad, namePhonePad
    /// For the addresses of mail.
    case emailAddress
    /// For numbers with a fraction.
    case decimalPad
    /// For short messages and searches.
    case twitter, webSearch, asciiCapableNumberPad
}
