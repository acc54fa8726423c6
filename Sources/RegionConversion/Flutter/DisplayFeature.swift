import Foundation

extension FlutterWindow {
    /// A part of the display that hardware bends or obscures.
    ///
    /// It is `dart:ui`'s class of that name (https://api.flutter.dev/flutter/dart-ui/DisplayFeature-class.html).
    public struct DisplayFeature: Hashable, Sendable {
        /// What the feature is; Flutter's `DisplayFeatureType`.
        public enum Kind: String, Hashable, CaseIterable, Sendable {
            /// New, and not known to Flutter.
            case unknown
            /// A crease of a flexible display, without a gap.
            case fold
            /// A gap between two displays.
            case hinge
            /// A part that shows nothing, usually with a camera or sensors.
            case cutout
        }

        /// The shape of the device; Flutter's `DisplayFeatureState`.
        public enum State: String, Hashable, CaseIterable, Sendable {
            /// Not known, or a cutout's.
            case unknown
            /// Completely open.
            case postureFlat
            /// Between open and closed.
            case postureHalfOpened
        }

        /// Where the feature lies in the view, in logical pixels. It may be without thickness.
        public var bounds: CGRect
        /// What the feature is; `type` in Flutter.
        public var kind: Kind
        /// The shape of the device at the feature.
        public var state: State

        /// A feature at the given place, in logical pixels.
        public init(bounds: CGRect, kind: Kind, state: State) {
            (self.bounds, self.kind, self.state) = (bounds, kind, state)
        }
    }
}
