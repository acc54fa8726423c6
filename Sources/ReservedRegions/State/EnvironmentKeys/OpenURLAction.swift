import Foundation

/// Opens an address.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What came of opening an address.
    public struct Result: Sendable {
        let address: URL?
        let isAccepted: Bool

        /// It was done.
        public static let handled = Result(address: nil, isAccepted: true)
        /// It was not done.
        public static let discarded = Result(address: nil, isAccepted: false)
        /// The platform is to do it; it does nothing here.
        public static let systemAction = Result(address: nil, isAccepted: false)
        /// The platform is to do it with another address; it does nothing here.
        public static func systemAction(_ url: URL) -> Result { Result(address: url, isAccepted: false) }
    }

    private let handler: @MainActor (URL) -> Result

    /// An action of one's own.
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens an address and tells whether it was.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isAccepted)
    }
}

extension EnvironmentValues {
    /// Opens an address; nothing here does, unless a view around sets an action of its own.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}
