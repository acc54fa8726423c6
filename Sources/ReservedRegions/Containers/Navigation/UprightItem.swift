/// A view of which the type alone says whether it can be shown as a symbol, and so stand in a bar beside a camera.
///
/// iOS lets images stand there, and keeps text and views of an app's own in horizontal bars
/// (https://developer.apple.com/documentation/swiftui/toolbaritemaxisbehavior).
@MainActor
protocol UprightItem {
    /// Whether a symbol can stand for the view.
    var hasSymbol: Bool { get }
}

extension View {
    /// Whether a symbol can stand for the view.
    var canBeSymbol: Bool { (self as? any UprightItem)?.hasSymbol ?? false }
}

extension Image: UprightItem {
    var hasSymbol: Bool { true }
}

extension Label: UprightItem {
    var hasSymbol: Bool { Icon.self != EmptyView.self }
}

extension Button: UprightItem {
    var hasSymbol: Bool { label.canBeSymbol }
}

extension Menu: UprightItem {
    var hasSymbol: Bool { label.canBeSymbol }
}

extension NavigationLink: UprightItem {
    var hasSymbol: Bool { label.canBeSymbol }
}

extension Link: UprightItem {
    var hasSymbol: Bool { label.canBeSymbol }
}

extension ShareLink: UprightItem {
    var hasSymbol: Bool { label.canBeSymbol }
}

extension ModifiedView: UprightItem {
    var hasSymbol: Bool { content.canBeSymbol }
}

extension ModifiedContent: UprightItem where Content: View {
    var hasSymbol: Bool { content.canBeSymbol }
}

extension Group: UprightItem {
    var hasSymbol: Bool { content.canBeSymbol }
}

extension TupleView: UprightItem {
    var hasSymbol: Bool { visit(nil) }
}

extension Optional: UprightItem where Wrapped: View {
    var hasSymbol: Bool { self?.canBeSymbol ?? true }
}

extension ConditionalContent: UprightItem {
    var hasSymbol: Bool {
        switch choice {
        case .first(let view): view.canBeSymbol
        case .second(let view): view.canBeSymbol
        }
    }
}
