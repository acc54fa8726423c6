import Foundation
import RegionGeometry
import RegionModel

/// A window in the web's words: the viewport's segments, the device's posture, the title bar area beside window
/// controls, and the safe area insets.
///
/// All lengths are CSS pixels, which are points, from the viewport's top left corner. The words are from
/// https://developer.mozilla.org/docs/Web/API/Viewport_segments_API, https://www.w3.org/TR/device-posture/,
/// https://wicg.github.io/window-controls-overlay/ and https://drafts.csswg.org/css-env-1/.
public struct WebWindow: Hashable, Sendable {
    /// The shape of the device; `navigator.devicePosture.type`, and the media feature `device-posture`.
    public enum Posture: String, Hashable, CaseIterable, Sendable {
        /// Flat, closed, or without a fold.
        case continuous
        /// At an angle between closed and flat.
        case folded
    }

    /// The size of the viewport.
    public var size: CGSize
    /// The parts into which hardware divides the viewport, row by row from the top, each from left to right;
    /// `viewport.segments`. One as large as the viewport where nothing does.
    public var segments: [CGRect]
    /// Pixels for each CSS pixel.
    public var devicePixelRatio: Double
    /// The shape of the device.
    public var posture: Posture
    /// How far from the edges nothing is hidden; the variables `safe-area-inset-*`.
    public var safeAreaInsets: RectInsets
    /// What window controls leave of a title bar; `windowControlsOverlay.getTitlebarAreaRect()`, and the variables
    /// `titlebar-area-*`. `nil` where there are no controls over the window.
    public var titlebarArea: CGRect?

    /// A window with an undivided viewport of the given size, in CSS pixels.
    public init(size: CGSize, devicePixelRatio: Double = 1) {
        (self.size, self.devicePixelRatio) = (size, devicePixelRatio)
        segments = [CGRect(origin: .zero, size: size)]
        posture = .continuous
        safeAreaInsets = .zero
    }
}

extension WebWindow {
    /// The columns of the segments from the left; `horizontal-viewport-segments` is their number.
    var columns: [ClosedRange<CGFloat>] {
        guard let top = segments.first?.minY else { return [] }
        return segments.prefix { $0.minY == top }.map { $0.minX...$0.maxX }
    }

    /// The rows of the segments from the top; `vertical-viewport-segments` is their number.
    var rows: [ClosedRange<CGFloat>] {
        let count = columns.count
        guard count > 0 else { return [] }
        return stride(from: 0, to: segments.count, by: count).map { segments[$0].minY...segments[$0].maxY }
    }

    /// Whether the segments are a grid: columns from the left and rows from the top, none over another.
    var isGrid: Bool {
        let (columns, rows) = (columns, rows)
        guard !segments.isEmpty, columns.count * rows.count == segments.count else { return false }
        for stretches in [columns, rows] {
            for (stretch, next) in zip(stretches, stretches.dropFirst()) where stretch.upperBound > next.lowerBound {
                return false
            }
        }
        return segments.enumerated().allSatisfy { index, segment in
            let (column, row) = (columns[index % columns.count], rows[index / columns.count])
            return [
                (segment.minX, column.lowerBound), (segment.maxX, column.upperBound), (segment.minY, row.lowerBound),
                (segment.maxY, row.upperBound),
            ].allSatisfy(JSONLosses.isNear)
        }
    }
}
