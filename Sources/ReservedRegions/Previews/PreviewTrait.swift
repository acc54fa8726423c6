import Foundation

/// Something about the surroundings of a `#Preview`, for an editor.
public struct PreviewTrait<T>: Sendable {
    fileprivate init() {}
}

extension Preview {
    /// The traits that previews of views have.
    public enum ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The room of the device.
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    /// As much room as the views take.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    /// A device held upright.
    public static var portrait: PreviewTrait { PreviewTrait() }
    /// A device held the wrong way round.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    /// A device turned to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    /// A device turned to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait() }

    /// A room of the given size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }

    /// Views around the preview's own.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}
