import RegionModel

extension View {
    /// Makes the view's colours lighter; they are drawn as they are here.
    public func brightness(_ amount: Double) -> some View { self }
    /// Makes the view's colours differ more; they are drawn as they are here.
    public func contrast(_ amount: Double) -> some View { self }
    /// Makes the view's colours purer; they are drawn as they are here.
    public func saturation(_ amount: Double) -> some View { self }
    /// Makes the view's colours greyer; they are drawn as they are here.
    public func grayscale(_ amount: Double) -> some View { self }
    /// Turns the view's colours round the wheel; they are drawn as they are here.
    public func hueRotation(_ angle: Angle) -> some View { self }
    /// Inverts the view's colours; they are drawn as they are here.
    public func colorInvert() -> some View { self }
    /// Multiplies the view's colours by another; they are drawn as they are here.
    public func colorMultiply(_ color: Color) -> some View { self }
    /// Lets through what is behind the view where it is bright; it is drawn as it is here.
    public func luminanceToAlpha() -> some View { self }
    /// Mixes the view's colours with those behind it; they are drawn over them here.
    public func blendMode(_ mode: BlendMode) -> some View { self }
    /// Draws the view apart before it is mixed with what is behind it; it looks the same here.
    public func compositingGroup() -> some View { self }
    /// Draws the view apart, as one picture; it looks the same here.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
}
