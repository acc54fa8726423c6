import Foundation

extension Path {
    /// A part of a circle, with a line to where it begins from where the last step ended.
    ///
    /// - Parameters:
    ///   - center: The circle's middle.
    ///   - radius: In points.
    ///   - startAngle: Where it begins; 0 is to the right, a quarter turn is down.
    ///   - endAngle: Where it ends.
    ///   - clockwise: As in a coordinate space whose y axis points up: `false` runs clockwise on the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let full = 2 * Double.pi
        var delta = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: full)
        if clockwise, delta > 0 { delta -= full }
        if !clockwise, delta < 0 { delta += full }
        if delta == 0, endAngle != startAngle { delta = clockwise ? -full : full }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(delta))
    }

    /// A part of a circle, given by how far it turns.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
        // More than a full turn looks like one.
        let turn = min(max(delta.radians, -2 * .pi), 2 * .pi)
        let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = turn / Double(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        let at = { (angle: Double) in
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        addLine(to: at(startAngle.radians))
        for index in 0..<count {
            let (from, to) = (startAngle.radians + Double(index) * step, startAngle.radians + Double(index + 1) * step)
            let (first, last) = (at(from), at(to))
            addCurve(
                to: last,
                control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
        }
    }

    /// A rounded corner: the part of a circle that touches the lines to and from a point.
    public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return move(to: corner) }
        let (inX, inY) = (start.x - corner.x, start.y - corner.y)
        let (outX, outY) = (end.x - corner.x, end.y - corner.y)
        let (inLength, outLength) = (hypot(inX, inY), hypot(outX, outY))
        let cross = inX * outY - inY * outX
        guard inLength > 0, outLength > 0, abs(cross) > 1e-9 * inLength * outLength else {
            return addLine(to: corner)
        }
        let half = acos(min(max((inX * outX + inY * outY) / (inLength * outLength), -1), 1)) / 2
        let distance = radius / tan(half)
        let first = CGPoint(x: corner.x + inX / inLength * distance, y: corner.y + inY / inLength * distance)
        let last = CGPoint(x: corner.x + outX / outLength * distance, y: corner.y + outY / outLength * distance)
        let reach = 4 / 3 * tan((.pi / 2 - half) / 2) * radius
        addLine(to: first)
        addCurve(
            to: last,
            control1: CGPoint(x: first.x - inX / inLength * reach, y: first.y - inY / inLength * reach),
            control2: CGPoint(x: last.x - outX / outLength * reach, y: last.y - outY / outLength * reach))
    }
}
