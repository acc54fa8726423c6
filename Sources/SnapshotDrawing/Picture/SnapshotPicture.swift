import Foundation
import RegionGeometry
import RegionModel

/// A drawing of a snapshot: its window, its elements, the reserved regions over them, and marks on top.
///
/// Regions are hatched by kind, each kind in a slant and a hue of its own; inactive ones are pale and dotted. Text is
/// drawn as the outlines of its glyphs, so that a picture looks the same wherever it is shown.
public struct SnapshotPicture: Sendable {
    /// What the picture is called, for people who hear it read.
    public let title: String
    /// The part of the window's coordinate space that the picture shows, in points; it reaches beyond the window where
    /// marks do, by at most a quarter of the window's longer side.
    public let bounds: CGRect
    /// The steps of drawing, bottom to top.
    let commands: [DrawCommand]
    /// Whether elements have colours of their own, which suit a light window only.
    let hasOwnColors: Bool
    let scale: CGFloat

    /// Draws a snapshot.
    ///
    /// Elements whose frames are not finite, and those that nothing is seen of, are left out. At most 100,000 elements
    /// are drawn; the title tells where there are more.
    ///
    /// - Parameters:
    ///   - snapshot: What is drawn.
    ///   - marks: What is pointed out, in drawing order.
    ///   - options: What is shown.
    ///   - measurer: What sets the text.
    /// - Complexity: O(n) in the elements, their text and the marks.
    public init(
        _ snapshot: LayoutSnapshot, marks: [PictureMark] = [], options: PictureOptions = PictureOptions(),
        measurer: PangoTextMeasurer
    ) {
        var composer = PictureComposer(snapshot: snapshot, options: options, measurer: measurer)
        composer.compose(marks: marks)
        commands = composer.commands
        bounds = composer.bounds
        hasOwnColors = composer.hasOwnColors
        title = options.title ?? Self.title(of: snapshot, marks: marks, window: composer.window)
        scale = snapshot.scene.scale.isFinite && snapshot.scene.scale > 0 ? snapshot.scene.scale : 1
    }

    private static func title(of snapshot: LayoutSnapshot, marks: [PictureMark], window: CGRect) -> String {
        var parts = [snapshot.scene.name.description].filter { !$0.isEmpty }
        parts.append("\(SVGNumber.format(window.width)) × \(SVGNumber.format(window.height)) points")
        if snapshot.scene.layoutDirection == .rightToLeft { parts.append("right to left") }
        if snapshot.elements.count > PictureComposer.elementLimit {
            parts.append("the first \(PictureComposer.elementLimit) of \(snapshot.elements.count) elements")
        }
        if !marks.isEmpty { parts.append(marks.count == 1 ? "1 finding" : "\(marks.count) findings") }
        return parts.joined(separator: ", ")
    }
}
