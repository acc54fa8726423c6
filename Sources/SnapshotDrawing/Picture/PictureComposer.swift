import Foundation
import RegionGeometry
import RegionModel

/// Turns a snapshot into the steps of drawing it, bottom to top.
struct PictureComposer {
    static let elementLimit = 100_000
    static let labelLimit = 2000
    private static let windowLimit: CGFloat = 1e6
    private static let padding: CGFloat = 12
    private static let cornerRadius: CGFloat = 10

    let snapshot: LayoutSnapshot
    let options: PictureOptions
    let measurer: PangoTextMeasurer
    /// The window's bounds; without size where the scene's are not finite.
    let window: CGRect
    var commands: [DrawCommand] = []
    var bounds: CGRect
    var hasOwnColors = false
    var labelCount = 0

    init(snapshot: LayoutSnapshot, options: PictureOptions, measurer: PangoTextMeasurer) {
        self.snapshot = snapshot
        self.options = options
        self.measurer = measurer
        let size = snapshot.scene.size
        let length = { (length: CGFloat) in length.isFinite ? min(max(length, 0), Self.windowLimit) : 0 }
        window = CGRect(x: 0, y: 0, width: length(size.width), height: length(size.height))
        bounds = window.insetBy(dx: -Self.padding, dy: -Self.padding)
    }

    mutating func compose(marks: [PictureMark]) {
        let marks = marks.filter { $0.frame.isDrawable }
        extendBounds(to: marks)
        add(.rectangle(window, cornerRadius: Self.cornerRadius), .window)
        commands.append(.beginClip(window, cornerRadius: Self.cornerRadius))
        addElements()
        if options.showsRegions { addRegions() }
        commands.append(.end)
        if options.namesRegions { addRegionNames() }
        addMarks(marks)
    }

    mutating func add(_ shape: PictureShape, _ style: PictureStyle) {
        commands.append(.shape(shape, .style(style)))
    }

    private mutating func extendBounds(to marks: [PictureMark]) {
        let reach = max(window.width, window.height) / 4 + Self.padding
        let limit = window.insetBy(dx: -reach, dy: -reach)
        for mark in marks where !bounds.contains(mark.frame) {
            let around = mark.frame.insetBy(dx: -Self.padding, dy: -Self.padding).intersection(limit)
            if !around.isNull { bounds = bounds.union(around) }
        }
    }
}
