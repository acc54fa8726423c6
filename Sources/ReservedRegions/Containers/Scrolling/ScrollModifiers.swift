import Foundation

extension EnvironmentValues {
    /// Where the nearest scroll view begins.
    var scrollStart: ScrollStart {
        get { self[ScrollStartKey.self] }
        set { self[ScrollStartKey.self] = newValue }
    }
}

private struct ScrollStartKey: EnvironmentKey {
    static let defaultValue = ScrollStart.corner
}

extension View {
    /// Scrolls the scroll view in this view to a position.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modified(
            by: EnvironmentChange { environment in
                guard case .item(let item) = position.wrappedValue.start else {
                    return environment.scrollStart = position.wrappedValue.start
                }
                environment.scrollStart = .item(ScrollItem(id: item.id, anchor: item.anchor ?? anchor))
            })
    }

    /// Lets the scroll view in this view begin at the item of an id. Nobody scrolls: the binding is not written.
    ///
    /// - Parameter anchor: The point of the item that lies on the same point of the view; without one, as little is
    ///   scrolled as shows the item.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modified(
            by: EnvironmentChange { environment in
                guard let id = id.wrappedValue else { return }
                environment.scrollStart = .item(ScrollItem(id: AnyHashable(id), anchor: anchor))
            })
    }

    /// Lets the scroll view in this view begin where a point of its content lies on the same point of the view.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modified(by: EnvironmentChange { $0.scrollStart = anchor.map(ScrollStart.anchor) ?? .corner })
    }

    /// Says what scroll indicators do. Without effect on layout.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.horizontal, .vertical]
    ) -> some View { self }

    /// Says whether people can scroll. Without effect on layout.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Says whether what is scrolled may reach over the view's edges. Without effect on layout.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

    /// Says whether the background of a list or form is seen. Without effect on layout.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

    /// Says how a scroll view moves beyond its ends. Without effect on layout.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View {
        self
    }

    /// Says where scrolling comes to rest. Without effect on layout.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    /// Says that the views in a layout are where scrolling comes to rest. Without effect on layout.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}

/// What scroll indicators do.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int

    /// What the platform does.
    public static let automatic = ScrollIndicatorVisibility(number: 0)
    /// They are seen.
    public static let visible = ScrollIndicatorVisibility(number: 1)
    /// They are not seen unless the platform insists.
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    /// They are never seen.
    public static let never = ScrollIndicatorVisibility(number: 3)
}

/// How a scroll view moves beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let number: Int

    /// As the platform does.
    public static let automatic = ScrollBounceBehavior(number: 0)
    /// Always.
    public static let always = ScrollBounceBehavior(number: 1)
    /// Only where there is more content than room.
    public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

/// Scrolling comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
    /// At whole pages.
    public init() {}
}

/// Scrolling comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
    /// At views.
    public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// At views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
