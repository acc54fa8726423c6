import Foundation
import RegionModel

extension WebWindow {
    /// The environment variables of CSS and their values in CSS pixels, in the order of the specifications.
    ///
    /// Those of segments are there where the viewport is divided: the column's number, then the row's, stand behind
    /// the name, as in `env(viewport-segment-left 1 0)`.
    public var environment: [(name: String, value: CGFloat)] {
        var variables: [(name: String, value: CGFloat)] = [
            ("safe-area-inset-top", safeAreaInsets.top), ("safe-area-inset-right", safeAreaInsets.right),
            ("safe-area-inset-bottom", safeAreaInsets.bottom), ("safe-area-inset-left", safeAreaInsets.left),
        ]
        if segments.count > 1 {
            let count = max(1, columns.count)
            for (index, segment) in segments.enumerated() {
                let place = "\(index % count) \(index / count)"
                for (name, value) in [
                    ("width", segment.width), ("height", segment.height), ("top", segment.minY),
                    ("left", segment.minX), ("bottom", segment.maxY), ("right", segment.maxX),
                ] { variables.append(("viewport-segment-\(name) \(place)", value)) }
            }
        }
        if let titlebarArea {
            variables += [
                ("titlebar-area-x", titlebarArea.minX), ("titlebar-area-y", titlebarArea.minY),
                ("titlebar-area-width", titlebarArea.width), ("titlebar-area-height", titlebarArea.height),
            ]
        }
        return variables
    }
}
