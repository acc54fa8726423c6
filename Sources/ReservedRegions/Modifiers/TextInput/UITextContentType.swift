/// What people type; UIKit's name, which source uses with `textContentType(_:)`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Someone's name.
    public static let name = UITextContentType(rawValue: "name")
    /// Someone's first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// Someone's last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What someone is called in an app.
    public static let username = UITextContentType(rawValue: "username")
    /// What someone is called among friends.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A word that is known.
    public static let password = UITextContentType(rawValue: "password")
    /// A word that is chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A word that is good once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A number to call.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// A street.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A post code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
}
