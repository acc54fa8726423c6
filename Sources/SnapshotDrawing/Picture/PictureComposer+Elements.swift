import Foundation
import RegionGeometry
import RegionModel

extension PictureComposer {
    mutating func addElements() {
        let elements = snapshot.elements.prefix(Self.elementLimit)
        let contents = ElementContents.all(of: elements)
        for (element, contents) in zip(elements, contents) where isSeen(element.frame) {
            if let appearance = element.appearance {
                guard appearance.opacity > 0 else { continue }
                addShape(of: element, appearance, isLeaf: contents.isLeaf)
            } else {
                addWireframe(of: element, isLeaf: contents.isLeaf)
            }
            addLines(of: element)
            if options.showsLabels { addLabel(of: element, contents) }
        }
    }

    private func isSeen(_ frame: CGRect) -> Bool {
        frame.isDrawable && frame.meets(window)
    }

    private mutating func addShape(
        of element: LayoutElement, _ appearance: ElementAppearance, isLeaf: Bool
    ) {
        let opacity = min(appearance.opacity, 1)
        let fill = appearance.fill?.faded(opacity)
        let stroke = appearance.strokeWidth > 0 ? appearance.stroke?.faded(opacity) : nil
        guard fill != nil || stroke != nil else {
            if options.showsFrames, isLeaf || element.role.isInteractive {
                add(PictureShape(frame: element.frame), .frame)
            }
            return
        }
        hasOwnColors = true
        commands.append(
            .shape(
                appearance.shape.outline(in: element.frame),
                .own(fill: fill, stroke: stroke, strokeWidth: min(appearance.strokeWidth, 1000))))
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

    private mutating func addLines(of element: LayoutElement) {
        guard !element.lines.isEmpty else { return }
        let opacity = min(element.appearance?.opacity ?? 1, 1)
        var paint = Paint.style(.text)
        if let color = element.appearance?.textColor {
            hasOwnColors = true
            paint = .own(fill: color.faded(opacity))
        }
        for line in element.lines where isSeen(line.frame) && line.baseline.isFinite {
            let style = element.appearance?.textStyle ?? TextStyle(size: line.frame.height / 1.2)
            commands.append(.text(measurer.glyphs(of: line, style: style), paint))
        }
    }
}

extension ElementAppearance.Shape {
    /// The outline within an element's frame.
    fileprivate func outline(in frame: CGRect) -> PictureShape {
        let shorter = min(frame.width, frame.height)
        switch self {
        case .rectangle: return PictureShape(frame: frame)
        case .roundedRectangle(let radius):
            return PictureShape(frame: frame, cornerRadius: radius > 0 ? min(radius, shorter / 2) : 0)
        case .capsule: return PictureShape(frame: frame, cornerRadius: shorter / 2)
        case .circle:
            return .ellipse(
                CGRect(x: frame.midX - shorter / 2, y: frame.midY - shorter / 2, width: shorter, height: shorter))
        case .ellipse: return .ellipse(frame)
        }
    }
}
