import Foundation
import RegionGeometry
import RegionModel

/// A window in Flutter's words: what `MediaQueryData` says of it.
///
/// All lengths are logical pixels, which are points, from the view's top left corner.
/// https://api.flutter.dev/flutter/widgets/MediaQueryData-class.html has the words.
public struct FlutterWindow: Hashable, Sendable {
    /// The view's size; `MediaQueryData.size`.
    public var size: CGSize
    /// Pixels for each logical pixel.
    public var devicePixelRatio: Double
    /// The parts at the edges that the system's interface obscures.
    public var padding: RectInsets
    /// What the hardware obscures, and where the display folds.
    public var displayFeatures: [DisplayFeature]

    /// A window of the given size, in logical pixels.
    public init(
        size: CGSize, devicePixelRatio: Double = 1, padding: RectInsets = .zero, displayFeatures: [DisplayFeature] = []
    ) {
        (self.size, self.devicePixelRatio) = (size, devicePixelRatio)
        (self.padding, self.displayFeatures) = (padding, displayFeatures)
    }
}
