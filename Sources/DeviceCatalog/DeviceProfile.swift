import RegionModel

/// A device as layouts meet it: the windows it gives an app in every pose, and what its hardware reserves of them.
public struct DeviceProfile: Hashable, Sendable {
    /// The name by which the device is asked for, such as `iphone-duo`.
    public let name: String
    /// The name by which people know it, such as `iPhone Duo`.
    public let title: String
    /// Whether its screen is like those of many others: one that a dump is told by, and that is not worth a place of its
    /// own where devices are shown to compare them.
    public let isOrdinary: Bool
    /// The ways to hold it, in the order of the profile: those written out, then the variants made of them.
    public let poses: [Pose]
    /// Where the profile's numbers are from, in alphabetical order of the sources' names.
    public let sources: [Source]
    /// When the hinge counts as open; `nil` where the device has none or nothing is known.
    public let hingeRule: HingeRule?

    /// The scene of a window in a pose.
    ///
    /// Hardware does not move with the language: only `layoutDirection` follows `direction`.
    ///
    /// - Parameters:
    ///   - pose: The name of one of `poses`.
    ///   - window: The name of one of the pose's windows; `nil` for the one that fills the display.
    ///   - direction: The direction in which the user reads.
    /// - Throws: `InputError` that tells the nearest name, or all of them where none is near.
    public func scene(
        pose: String, window: String? = nil, direction: LayoutDirection = .leftToRight
    ) throws(InputError) -> WindowScene {
        guard let found = poses.first(where: { $0.name == pose }) else {
            throw .unknown("pose", pose, among: poses.map(\.name), of: name)
        }
        return try found.scene(of: window).facing(direction)
    }

    /// The scenes of every pose in the order of `poses`: the window that fills the display, then the others.
    public func scenes(direction: LayoutDirection = .leftToRight) -> [WindowScene] {
        poses.flatMap { pose in [pose.scene] + pose.windows.map(\.scene) }.map { $0.facing(direction) }
    }

    /// The scenes of the poses and windows that have the given names, in the order of `poses`.
    ///
    /// - Parameters:
    ///   - pose: The name of a pose; `nil` for every one.
    ///   - window: The name of a window, whichever poses have it; `nil` for every one.
    ///   - direction: The direction in which the user reads.
    /// - Throws: `InputError` for a name that no pose or window has.
    package func scenes(
        pose: String?, window: String?, direction: LayoutDirection
    ) throws(InputError) -> [WindowScene] {
        if let pose { _ = try scene(pose: pose, window: window) }
        let found = scenes(direction: direction).filter { scene in
            (pose == nil || scene.name.pose == pose) && (window == nil || scene.name.window == window)
        }
        guard let window, found.isEmpty else { return found }
        throw InputError(found: "no window \"\(window)\" of \(name)", expected: "one that 'regions devices' lists")
    }
}

extension WindowScene {
    fileprivate func facing(_ direction: LayoutDirection) -> WindowScene {
        var scene = self
        scene.layoutDirection = direction
        return scene
    }
}
