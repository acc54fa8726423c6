extension JetpackWindow {
    /// The parts of a window where the display shows nothing: cameras and sensors, and edges that bend away.
    ///
    /// It is Android's class of that name (https://developer.android.com/reference/android/view/DisplayCutout).
    public struct DisplayCutout: Hashable, Sendable {
        /// Rectangles around each of them, in pixels. Android has no more than one for each edge; here there may be
        /// several.
        public var boundingRects: [PixelRect]
        /// How far from the edges nothing is hidden, in pixels.
        public var safeInsets: PixelInsets
        /// How far from the edges the display bends away, in pixels. A scene has no word for it.
        public var waterfallInsets: PixelInsets

        /// Cutouts at the given places, in pixels.
        public init(
            boundingRects: [PixelRect], safeInsets: PixelInsets = PixelInsets(),
            waterfallInsets: PixelInsets = PixelInsets()
        ) {
            (self.boundingRects, self.safeInsets) = (boundingRects, safeInsets)
            self.waterfallInsets = waterfallInsets
        }
    }
}
