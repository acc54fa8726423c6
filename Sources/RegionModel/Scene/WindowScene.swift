import Foundation
import RegionGeometry

/// What a layout must respect: a window and all that the platform says of it.
///
/// It is one of the two values that carry everything; the other is `LayoutSnapshot`.
public struct WindowScene: Hashable, Sendable {
    /// Where the scene came from, for titles and reports.
    public var name: Name
    /// The window's size in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// The part of the window's edges that bars and hardware take, in points.
    public var safeArea: RectInsets
    /// How much room the window offers from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// How much room the window offers from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// The direction in which the user reads.
    public var layoutDirection: LayoutDirection
    /// Whether the window is dark on light or light on dark.
    public var colorScheme: ColorScheme
    /// Whether the window is seen and answers to people.
    public var phase: ScenePhase
    /// The hinge, where the device has one.
    public var hinge: DeviceHinge?
    /// The reserved regions, clipped to the window, in its coordinates.
    public var regions: [SceneRegion]
    /// How queries that leave their options out are answered.
    public var regionQueries: RegionQueries
    /// Where what stands below a navigation bar at the top of the window begins, in points from the top; `nil` where
    /// bars are as high as usual, below the safe area.
    public var navigationBarBottom: CGFloat?
    /// Where the platform puts bars that run from top to bottom; `nil` where it never does.
    public var verticalBar: VerticalBar?
    /// How the window's corners are rounded, in points; `nil` where nothing is known of them.
    public var cornerRadii: RectCorners<CGFloat>?
    /// How far what the system puts into the window's corners, such as window controls, reaches from each, in points.
    public var cornerInsets: RectCorners<CGSize>

    /// A window of the given size; whatever is left out is absent.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - regions: In window coordinates; they are clipped to the window, and those outside of it are left out.
    ///   - navigationBarBottom: In points from the top.
    public init(
        name: Name = Name(), size: CGSize, scale: CGFloat = 1, safeArea: RectInsets = .zero,
        horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil,
        layoutDirection: LayoutDirection = .leftToRight, hinge: DeviceHinge? = nil, regions: [SceneRegion] = [],
        regionQueries: RegionQueries = .documented, navigationBarBottom: CGFloat? = nil,
        colorScheme: ColorScheme = .light, phase: ScenePhase = .active, verticalBar: VerticalBar? = nil,
        cornerRadii: RectCorners<CGFloat>? = nil, cornerInsets: RectCorners<CGSize> = RectCorners(.zero)
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.hinge = hinge
        self.regions = Self.clip(regions, to: CGRect(origin: .zero, size: size))
        self.regionQueries = regionQueries
        self.navigationBarBottom = navigationBarBottom
        (self.colorScheme, self.phase) = (colorScheme, phase)
        (self.verticalBar, self.cornerRadii, self.cornerInsets) = (verticalBar, cornerRadii, cornerInsets)
    }

    /// The window's bounds: its size at the origin.
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The window less its safe area, in window coordinates.
    public var safeBounds: CGRect { bounds.inset(by: safeArea) }

    private static func clip(_ regions: [SceneRegion], to bounds: CGRect) -> [SceneRegion] {
        regions.compactMap { region in
            guard region.frame.meets(bounds) else { return nil }
            // An intersection rounds its width and height anew, and a frame that fits is to stay as it was given.
            if bounds.contains(region.frame) { return region }
            var result = region
            result.frame = region.frame.intersection(bounds)
            return result
        }
    }
}

extension WindowScene {
    /// Which device, pose and window a scene shows; each may be unknown.
    public struct Name: Hashable, Sendable {
        /// The device profile's name, such as `iphone-duo`.
        public var device: String?
        /// The pose, such as `book`.
        public var pose: String?
        /// The window, such as `split-left`; absent for a window that fills the display.
        public var window: String?

        /// A name of the given parts.
        public init(device: String? = nil, pose: String? = nil, window: String? = nil) {
            self.device = device
            self.pose = pose
            self.window = window
        }
    }
}

extension WindowScene.Name: CustomStringConvertible {
    /// The parts that are known, as in `iphone-duo book split-left`.
    public var description: String {
        [device, pose, window].compactMap(\.self).joined(separator: " ")
    }
}
