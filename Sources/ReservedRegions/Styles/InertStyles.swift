/// A style that source names and that changes nothing here.
public struct InertStyle: Sendable {
    /// As the view's place asks for.
    public static let automatic = InertStyle()
}

extension InertStyle {
    /// A style of forms.
    public static let grouped = InertStyle()
    /// A style of gauges.
    public static let linear = InertStyle(), circular = InertStyle(), accessoryCircular = InertStyle()
    /// A style of gauges.
    public static let accessoryLinear = InertStyle(), linearCapacity = InertStyle()
    /// A style of date pickers.
    public static let compact = InertStyle(), graphical = InertStyle(), wheel = InertStyle()
    /// A style of menus or of control groups.
    public static let button = InertStyle(), borderlessButton = InertStyle(), navigation = InertStyle()
    /// A style of control groups.
    public static let compactMenu = InertStyle(), menu = InertStyle(), palette = InertStyle()
    /// A style of forms.
    public static let columns = InertStyle()
}

/// The shape of a bordered button; buttons have the platform's here.
public struct ButtonBorderShape: Hashable, Sendable {
    private let name: String

    /// The platform's shape.
    public static let automatic = ButtonBorderShape(name: "automatic")
    /// A rectangle whose shorter sides are half circles.
    public static let capsule = ButtonBorderShape(name: "capsule")
    /// A circle.
    public static let circle = ButtonBorderShape(name: "circle")
    /// A rectangle with rounded corners.
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    /// A rectangle whose corners have a radius in points.
    public static func roundedRectangle(radius: Double) -> ButtonBorderShape { roundedRectangle }
}

extension View {
    /// Sets the shape of the bordered buttons in the view; it changes nothing here.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    /// Sets the look of the forms in the view; it changes nothing here.
    public func formStyle(_ style: InertStyle) -> some View { self }
    /// Sets the look of the date pickers in the view; it changes nothing here.
    public func datePickerStyle(_ style: InertStyle) -> some View { self }
    /// Sets the look of the gauges in the view; it changes nothing here.
    public func gaugeStyle(_ style: InertStyle) -> some View { self }
    /// Sets the look of the menus in the view; it changes nothing here.
    public func menuStyle(_ style: InertStyle) -> some View { self }
    /// Sets the look of the control groups in the view; it changes nothing here.
    public func controlGroupStyle(_ style: InertStyle) -> some View { self }
}
