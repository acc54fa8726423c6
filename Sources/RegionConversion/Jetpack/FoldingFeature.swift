extension JetpackWindow {
    /// A fold of a flexible display, or a hinge between two displays.
    ///
    /// It is Jetpack WindowManager's interface of that name
    /// (https://developer.android.com/reference/androidx/window/layout/FoldingFeature).
    public struct FoldingFeature: Hashable, Sendable {
        /// How far the device is open.
        public enum State: String, Hashable, CaseIterable, Sendable {
            /// Completely: the screen is flat.
            case flat = "FLAT"
            /// Between open and closed.
            case halfOpened = "HALF_OPENED"
        }

        /// Which way the feature runs.
        public enum Orientation: String, Hashable, CaseIterable, Sendable {
            /// From top to bottom: its height is no less than its width.
            case vertical = "VERTICAL"
            /// From side to side: its width is greater than its height.
            case horizontal = "HORIZONTAL"
        }

        /// Whether the feature hides what lies beneath.
        public enum OcclusionType: String, Hashable, CaseIterable, Sendable {
            /// It does not: a flexible display goes on across the fold.
            case none = "NONE"
            /// It does, all of it: there is no display between two.
            case full = "FULL"
        }

        /// Where the feature lies in the window, in pixels. It may be without thickness.
        public var bounds: PixelRect
        /// How far the device is open.
        public var state: State
        /// Which way the feature runs.
        public var orientation: Orientation
        /// Whether the feature splits the window in two. Hinges always do, folds while they are not flat.
        public var isSeparating: Bool
        /// Whether the feature hides what lies beneath.
        public var occlusionType: OcclusionType

        /// A feature at the given place, in pixels.
        public init(
            bounds: PixelRect, state: State, orientation: Orientation, isSeparating: Bool,
            occlusionType: OcclusionType
        ) {
            (self.bounds, self.state, self.orientation) = (bounds, state, orientation)
            (self.isSeparating, self.occlusionType) = (isSeparating, occlusionType)
        }
    }
}
