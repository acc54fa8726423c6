import RegionModel

/// A window in Android's words: `WindowMetrics` and `WindowLayoutInfo` of Jetpack WindowManager, `DisplayCutout`, and the
/// insets of the system's bars.
///
/// All lengths are pixels, from the window's top left corner.
/// https://developer.android.com/reference/androidx/window/layout/package-summary has the words.
public struct JetpackWindow: Hashable, Sendable {
    /// Where the window lies; `WindowMetrics.bounds`. Everything else is counted from its top left corner.
    public var bounds: PixelRect
    /// Pixels for each density-independent pixel; `WindowMetrics.density`.
    public var density: Double
    /// Folds and hinges; `WindowLayoutInfo.displayFeatures`.
    public var displayFeatures: [FoldingFeature]
    /// What the display does not show, if there is such a part; `WindowInsets.displayCutout`.
    public var displayCutout: DisplayCutout?
    /// What the system's bars take; `WindowInsets` of the type `systemBars`.
    public var systemBars: PixelInsets

    /// A window at the given place, in pixels.
    public init(
        bounds: PixelRect, density: Double, displayFeatures: [FoldingFeature] = [],
        displayCutout: DisplayCutout? = nil, systemBars: PixelInsets = PixelInsets()
    ) {
        (self.bounds, self.density, self.displayFeatures) = (bounds, density, displayFeatures)
        (self.displayCutout, self.systemBars) = (displayCutout, systemBars)
    }
}
