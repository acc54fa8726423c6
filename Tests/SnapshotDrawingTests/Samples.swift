import Foundation
import RegionGeometry
import RegionModel
import SnapshotDrawing

/// Screens that tests draw.
enum Samples {
    static let measurer = Result { try PangoTextMeasurer() }

    /// The iPhone Duo half open, as independent developers measured it.
    static func book(_ direction: LayoutDirection = .leftToRight, isFlat: Bool = false) -> WindowScene {
        WindowScene(
            name: .init(device: "iphone-duo", pose: isFlat ? "flat-landscape" : "book"),
            size: CGSize(width: 951, height: 669), scale: 3, safeArea: RectInsets(bottom: 34, right: 84),
            layoutDirection: direction,
            regions: [
                SceneRegion(
                    name: "fold", kind: .division, frame: CGRect(x: 455.5, y: 0, width: 40, height: 669),
                    margins: RectInsets(left: 20, right: 20), isActive: !isFlat),
                SceneRegion(
                    name: "inner-camera", kind: .occlusion, frame: CGRect(x: 677.33, y: 21, width: 58, height: 37),
                    isActive: false),
                SceneRegion(
                    name: "status", kind: .occlusion, frame: CGRect(x: 867, y: 0, width: 84, height: 120)),
            ])
    }

    /// A dump: roles and labels, no colours and no lines of text.
    static func dialogOverFold(_ direction: LayoutDirection = .leftToRight, isFlat: Bool = false) -> LayoutSnapshot {
        let words =
            direction == .rightToLeft
            ? ["البريد الوارد", "رسالة إلى Anna بخصوص الاجتماع", "حذف الرسالة؟", "حذف", "إلغاء"]
            : ["Inbox", "Message to Anna about the meeting", "Delete this message?", "Delete", "Cancel"]
        var elements = [
            LayoutElement(
                id: "bar", role: .navigationBar, label: words[0], frame: CGRect(x: 0, y: 0, width: 867, height: 52)),
            LayoutElement(id: "back", parent: 0, role: .button, frame: CGRect(x: 12, y: 8, width: 60, height: 36)),
            LayoutElement(id: "list", role: .scrollView, frame: CGRect(x: 0, y: 52, width: 440, height: 617)),
        ]
        for row in 0..<6 {
            elements.append(
                LayoutElement(
                    id: "row-\(row)", parent: 2, role: .text, label: "\(row + 1). \(words[1])",
                    frame: CGRect(x: 16, y: 70 + CGFloat(row) * 60, width: 400, height: 24)))
        }
        elements += [
            LayoutElement(id: "photo", role: .image, frame: CGRect(x: 520, y: 80, width: 320, height: 180)),
            LayoutElement(id: "search", role: .textField, frame: CGRect(x: 520, y: 280, width: 320, height: 36)),
            LayoutElement(id: "dialog", role: .dialog, frame: CGRect(x: 325.5, y: 334.5, width: 300, height: 200)),
            LayoutElement(
                id: "message", parent: 11, role: .text, label: words[2],
                frame: CGRect(x: 345.5, y: 370, width: 260, height: 60)),
            LayoutElement(
                id: "delete", parent: 11, role: .button, label: words[3],
                frame: CGRect(x: 415.5, y: 470, width: 120, height: 44)),
            LayoutElement(
                id: "cancel", parent: 11, role: .button, label: words[4],
                frame: CGRect(x: 345.5, y: 470, width: 60, height: 44)),
            LayoutElement(id: "compose", role: .button, frame: CGRect(x: 920, y: 600, width: 48, height: 48)),
        ]
        return LayoutSnapshot(scene: book(direction, isFlat: isFlat), elements: elements)
    }

    static let dialogMarks = [
        PictureMark(
            number: 1, severity: .error, frame: CGRect(x: 415.5, y: 470, width: 120, height: 44),
            region: CGRect(x: 455.5, y: 0, width: 40, height: 669), move: CGSize(width: 80, height: 0)),
        PictureMark(
            number: 2, severity: .error, frame: CGRect(x: 345.5, y: 370, width: 260, height: 60),
            region: CGRect(x: 455.5, y: 0, width: 40, height: 669)),
        PictureMark(
            number: 3, severity: .warning, frame: CGRect(x: 920, y: 600, width: 48, height: 48),
            move: CGSize(width: -101, height: -13)),
        PictureMark(number: 14, severity: .note, frame: CGRect(x: 520, y: 80, width: 320, height: 180)),
    ]

    /// A laid out screen: colours and lines of text.
    static func cards(_ direction: LayoutDirection = .leftToRight, measurer: PangoTextMeasurer) -> LayoutSnapshot {
        var result = LayoutSnapshot(scene: book(direction))
        let isReversed = direction == .rightToLeft
        let texts =
            isReversed
            ? [
                "الاجتماع يوم الثلاثاء في الساعة 10 صباحا مع فريق Swift", "פגישה ביום שלישי עם הצוות",
                "Version 6.3 متاحة الآن للجميع",
            ]
            : [
                "The meeting is on Tuesday at ten with the Swift team", "Lunch with Anna and everybody from the office",
                "Version 6.3 is available now, to everyone",
            ]
        let cardColors = [
            RGBA(red: 0.9, green: 0.95, blue: 1), RGBA(red: 1, green: 0.95, blue: 0.85),
            RGBA(red: 0.9, green: 1, blue: 0.92),
        ]
        for index in 0..<8 {
            let column = isReversed ? 2 - index % 3 : index % 3
            let frame = CGRect(x: [20, 242, 505][column], y: 30 + CGFloat(index / 3) * 190, width: 208, height: 170)
            let parent = result.elements.count
            result.elements.append(
                LayoutElement(
                    id: "card-\(index)", role: .container, frame: frame,
                    appearance: ElementAppearance(
                        shape: .roundedRectangle(cornerRadius: 14), fill: cardColors[index % 3])))
            let style = TextStyle(size: index % 3 == 1 ? 15 : 17, weight: index % 2 == 0 ? 400 : 700)
            let measured = measurer.measure(
                TextRequest(
                    text: texts[index % 3], style: style, width: 176, lineLimit: 3,
                    alignment: index == 4 ? .center : .leading, direction: direction))
            let x = isReversed ? frame.maxX - 16 - measured.size.width : frame.minX + 16
            let lines = measured.lines.map { line in
                var line = line
                line.frame = line.frame.offsetBy(dx: x, dy: frame.minY + 16)
                line.baseline += frame.minY + 16
                return line
            }
            result.elements.append(
                LayoutElement(
                    id: "text", parent: parent, role: .text, label: texts[index % 3],
                    frame: CGRect(origin: CGPoint(x: x, y: frame.minY + 16), size: measured.size), lines: lines,
                    appearance: ElementAppearance(textStyle: style)))
            result.elements.append(
                LayoutElement(
                    id: "open", parent: parent, role: .button, label: isReversed ? "افتح" : "Open",
                    frame: CGRect(
                        x: isReversed ? frame.minX + 16 : frame.maxX - 96, y: frame.maxY - 50, width: 80, height: 34),
                    appearance: ElementAppearance(
                        shape: .capsule, fill: RGBA(red: 1, green: 1, blue: 1),
                        stroke: RGBA(red: 0, green: 0.48, blue: 1))))
        }
        return result
    }

    /// Every shape, filled and stroked, and ones that nothing is seen of.
    static let shapes: LayoutSnapshot = {
        let shapes: [ElementAppearance.Shape] = [
            .rectangle, .roundedRectangle(cornerRadius: 9), .roundedRectangle(cornerRadius: 500),
            .roundedRectangle(cornerRadius: .nan), .capsule, .circle, .ellipse,
        ]
        var result = LayoutSnapshot(scene: WindowScene(size: CGSize(width: 300, height: 200), scale: 2))
        for (index, shape) in shapes.enumerated() {
            for (row, opacity) in [1, 0.4, 0, -1].enumerated() {
                result.elements.append(
                    LayoutElement(
                        id: "\(index)-\(row)", role: .shape,
                        frame: CGRect(
                            x: 10 + 41 * CGFloat(index), y: 10 + 45.5 * CGFloat(row), width: 34, height: 24.5),
                        appearance: ElementAppearance(
                            shape: shape, fill: RGBA(red: 0.2, green: 0.4, blue: 1.5),
                            stroke: row == 0 ? RGBA(red: 0, green: 0, blue: 0, alpha: 0.5) : nil, strokeWidth: 2,
                            opacity: opacity)))
            }
        }
        return result
    }()

    /// Outlines, gradients, dashes and drawn-over parts, mirrored by hand for right to left.
    static func paints(_ direction: LayoutDirection = .leftToRight) -> LayoutSnapshot {
        let isReversed = direction == .rightToLeft
        let x = { (x: CGFloat) in isReversed ? 60 - x : x }
        let flag = OutlinePath([
            .move(CGPoint(x: x(0), y: 0)), .line(CGPoint(x: x(60), y: 20)),
            .curve(CGPoint(x: x(50), y: 30), CGPoint(x: x(20), y: 20), to: CGPoint(x: x(0), y: 40)), .close,
            .move(CGPoint(x: x(5), y: 10)), .line(CGPoint(x: x(20), y: 20)), .line(CGPoint(x: x(5), y: 30)), .close,
        ])
        var evenOdd = flag
        evenOdd.isEvenOdd = true
        let (red, blue) = (RGBA(red: 1, green: 0.23, blue: 0.19), RGBA(red: 0, green: 0.48, blue: 1, alpha: 0.5))
        let stops = [ElementAppearance.Gradient.Stop(color: red, location: 0), .init(color: blue, location: 0.8)]
        let linear = ElementAppearance.Gradient(
            stops: stops,
            course: .linear(from: CGPoint(x: x(0) / 60, y: 0), to: CGPoint(x: x(60) / 60, y: 1)))
        let radial = ElementAppearance.Gradient(
            stops: stops, course: .radial(center: CGPoint(x: x(20) / 60, y: 0.5), from: 5, to: 40))
        let dashes = ElementAppearance.Line(cap: .round, join: .bevel, dash: [6, 5], dashPhase: 2)

        var appearances = [flag, evenOdd].map { ElementAppearance(shape: .path($0), fill: blue) }
        appearances.append(ElementAppearance(shape: .path(flag), stroke: red, strokeWidth: 3))
        appearances[2].line = dashes
        for (shape, gradient) in [(.path(flag), linear), (.capsule, linear), (.rectangle, radial)]
            as [(ElementAppearance.Shape, ElementAppearance.Gradient)]
        {
            appearances.append(ElementAppearance(shape: shape, fill: red, stroke: blue, opacity: 0.8))
            appearances[appearances.count - 1].gradient = gradient
        }
        var drawn = ElementAppearance(opacity: 0.9)
        drawn.marks = appearances.prefix(4).enumerated().map { index, appearance in
            let left = CGFloat(index) * 3
            return .init(
                frame: CGRect(x: isReversed ? -left : left, y: CGFloat(index) * 2, width: 60, height: 40),
                appearance: appearance)
        }
        drawn.marks.append(
            .init(
                frame: CGRect(x: 5, y: 10, width: 40, height: 16),
                appearance: ElementAppearance(textColor: red, textStyle: TextStyle(size: 14, weight: 700)),
                lines: [
                    TextLine(
                        text: isReversed ? "سهم" : "Arrow", frame: CGRect(x: 5, y: 10, width: 40, height: 16),
                        baseline: 24)
                ]))
        appearances.append(drawn)

        var result = LayoutSnapshot(
            scene: WindowScene(size: CGSize(width: 290, height: 120), scale: 2, layoutDirection: direction))
        for (index, appearance) in appearances.enumerated() {
            let left = 10 + 70 * CGFloat(index % 4)
            result.elements.append(
                LayoutElement(
                    id: "\(index)", role: .shape,
                    frame: CGRect(
                        x: isReversed ? 290 - 60 - left : left, y: 10 + 55 * CGFloat(index / 4), width: 60, height: 40),
                    appearance: appearance))
        }
        return result
    }
}
