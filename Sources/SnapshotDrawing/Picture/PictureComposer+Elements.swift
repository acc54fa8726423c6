import Foundation
import RegionGeometry
import RegionModel

extension PictureComposer {
    /// The most parts that an element may draw over its own outline.
    private static let markLimit = 10_000

    mutating func addElements() {
        let elements = snapshot.elements.prefix(Self.elementLimit)
        let contents = ElementContents.all(of: elements)
        for (element, contents) in zip(elements, contents) where isSeen(element.frame) {
            if let appearance = element.appearance {
                guard appearance.opacity > 0 else { continue }
                if let turn = appearance.turn {
                    addTurned(element, appearance, turn, isLeaf: contents.isLeaf)
                } else {
                    addShape(of: element, appearance, isLeaf: contents.isLeaf)
                    addMarks(of: element, appearance)
                    addLines(element.lines, appearance)
                }
            } else {
                addWireframe(of: element, isLeaf: contents.isLeaf)
                addLines(element.lines, nil)
            }
            if options.showsLabels { addLabel(of: element, contents) }
        }
    }

    private func isSeen(_ frame: CGRect) -> Bool {
        frame.isDrawable && frame.meets(window)
    }

    private mutating func addShape(
        of element: LayoutElement, _ appearance: ElementAppearance, isLeaf: Bool
    ) {
        // What a view paints begins and ends on pixels, as on a screen; text and what a canvas draws are left exact.
        let frame = element.frame.roundedToPixels(scale: snapshot.scene.scale)
        guard let paint = appearance.paint(in: frame) else {
            if options.showsFrames, appearance.marks.isEmpty, isLeaf || element.role.isInteractive {
                add(PictureShape(frame: frame), .frame)
            }
            return
        }
        hasOwnColors = true
        guard let outline = appearance.shape.outline(in: frame) else { return }
        commands.append(.shape(outline, paint))
    }

    /// Draws an element upright in the middle of its frame, and turns that. The lines of its text are among its marks.
    private mutating func addTurned(
        _ element: LayoutElement, _ appearance: ElementAppearance, _ turn: ElementAppearance.Turn, isLeaf: Bool
    ) {
        let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
        var upright = element
        upright.frame = CGRect(
            x: middle.x - turn.size.width / 2, y: middle.y - turn.size.height / 2, width: turn.size.width,
            height: turn.size.height)
        guard upright.frame.isDrawable, turn.angle.radians.isFinite else { return }
        commands.append(.beginTurn(turn.angle, about: middle))
        addShape(of: upright, appearance, isLeaf: isLeaf)
        addMarks(of: upright, appearance)
        commands.append(.end)
    }

    private mutating func addWireframe(of element: LayoutElement, isLeaf: Bool) {
        let frame = element.frame
        switch element.role {
        case .button, .toggle, .slider: add(PictureShape(frame: frame, cornerRadius: 6), .control)
        case .textField: add(PictureShape(frame: frame, cornerRadius: 3), .control)
        case .text: add(PictureShape(frame: frame), .copy)
        case .image, .shape, .webView, .keyboard: add(PictureShape(frame: frame), .image)
        case .navigationBar, .tabBar, .toolbar, .statusBar: add(PictureShape(frame: frame), .bar)
        case .dialog: add(PictureShape(frame: frame, cornerRadius: 10), .dialog)
        case .background: add(PictureShape(frame: frame), .backdrop)
        case .divider: add(PictureShape(frame: frame), .image)
        case .scrollView, .container, .window: add(PictureShape(frame: frame), isLeaf ? .copy : .group)
        }
    }

    /// What the element draws over its own outline; marks have no marks of their own.
    private mutating func addMarks(of element: LayoutElement, _ appearance: ElementAppearance) {
        let origin = element.frame.origin
        for mark in appearance.marks.prefix(Self.markLimit) {
            let frame = mark.frame.offsetBy(dx: origin.x, dy: origin.y)
            guard frame.isDrawable, mark.appearance.opacity > 0 else { continue }
            if let paint = mark.appearance.paint(in: frame, opacity: min(appearance.opacity, 1)),
                let outline = mark.appearance.shape.outline(in: frame)
            {
                hasOwnColors = true
                commands.append(.shape(outline, paint))
            }
            let lines = mark.lines.map { line in
                var placed = line
                placed.frame = line.frame.offsetBy(dx: origin.x, dy: origin.y)
                placed.baseline += origin.y
                return placed
            }
            addLines(lines, mark.appearance, opacity: min(appearance.opacity, 1))
        }
    }

    private mutating func addLines(_ lines: [TextLine], _ appearance: ElementAppearance?, opacity around: Double = 1) {
        guard !lines.isEmpty else { return }
        let opacity = min(appearance?.opacity ?? 1, 1) * around
        var paint = Paint.style(.text)
        if let color = appearance?.textColor {
            hasOwnColors = true
            paint = .own(fill: .color(color.faded(opacity)))
        }
        for line in lines where isSeen(line.frame) && line.baseline.isFinite {
            let style = appearance?.textStyle ?? TextStyle(size: line.frame.height / 1.2)
            commands.append(.text(measurer.glyphs(of: line, style: style), paint))
        }
    }
}
