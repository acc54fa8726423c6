import Foundation

extension PlacedGradient {
    /// The gradient as an SVG element that shapes refer to by its name.
    func svg(name: String) -> String {
        let number = { (value: CGFloat) in SVGNumber.format(value) }
        let head = "id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
        switch course {
        case .linear(let start, let end):
            return "<linearGradient \(head) x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" "
                + "x2=\"\(number(end.x))\" y2=\"\(number(end.y))\">\(stopElements)</linearGradient>\n"
        case .radial(let center, let inner, let outer):
            return "<radialGradient \(head) cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" "
                + "fr=\"\(number(inner))\" r=\"\(number(outer))\">\(stopElements)</radialGradient>\n"
        }
    }

    private var stopElements: String {
        stops.map { stop in
            let opacity = stop.color.alpha < 1 ? " stop-opacity=\"\(SVGNumber.format(stop.color.alpha))\"" : ""
            return "<stop offset=\"\(SVGNumber.format(stop.location))\" stop-color=\"\(stop.color.css)\"\(opacity)/>"
        }.joined()
    }
}
