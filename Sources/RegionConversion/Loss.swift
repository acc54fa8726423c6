/// What does not come back from a conversion as it went in.
public struct Loss: Hashable, Sendable {
    /// What it is about: a region by its name, a property of the scene, or a place in a document.
    public let subject: String
    /// What was said of it, and what comes back.
    public let change: String
}

extension Loss: CustomStringConvertible {
    /// The whole sentence, as in `inner-camera: is left out`.
    public var description: String { "\(subject): \(change)" }
}
