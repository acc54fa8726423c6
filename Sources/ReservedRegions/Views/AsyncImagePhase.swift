/// How far the loading of a picture is; it never begins here.
public enum AsyncImagePhase: Sendable {
    /// There is nothing yet.
    case empty
    /// The picture is there.
    case success(Image)
    /// The picture cannot be had.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why the picture cannot be had, if so.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
