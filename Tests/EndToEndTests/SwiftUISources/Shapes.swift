import SwiftUI

struct Wedge: InsettableShape {
    var start: Double
    var end: Double
    var inset: CGFloat = 0

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2 - inset, startAngle: .degrees(start),
            endAngle: .degrees(end), clockwise: false)
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> Wedge {
        var wedge = self
        wedge.inset += amount
        return wedge
    }
}

struct Shake: GeometryEffect {
    var amount: CGFloat = 8
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * 4), y: 0))
    }
}

struct Chart: View {
    let values: [Double]
    @State private var shakes = 0

    var body: some View {
        VStack {
            ZStack {
                ForEach(values.indices, id: \.self) { index in
                    Wedge(start: Double(index) * 40, end: Double(index) * 40 + values[index] * 40)
                        .fill(Color(hue: Double(index) / 9, saturation: 0.7, brightness: 0.9))
                        .overlay(Wedge(start: 0, end: 40).strokeBorder(.white, lineWidth: 2))
                }
            }
            .aspectRatio(1, contentMode: .fit)
            .modifier(Shake(animatableData: CGFloat(shakes)))
            .drawingGroup()
            Canvas { context, size in
                var line = Path()
                for (index, value) in values.enumerated() {
                    let point = CGPoint(
                        x: size.width * CGFloat(index) / CGFloat(max(1, values.count - 1)),
                        y: size.height * (1 - value))
                    if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
                }
                context.stroke(line, with: .color(.blue), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
                context.draw(Text("Top").font(.caption), at: CGPoint(x: 4, y: 4), anchor: .topLeading)
            }
            .frame(height: 80)
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12) {
                ForEach(values, id: \.self) { value in
                    GridRow {
                        Text(value, format: .number.precision(.fractionLength(1))).gridColumnAlignment(.trailing)
                        Rectangle().fill(.tint).frame(width: value * 100, height: 8)
                    }
                }
            }
        }
        .rotation3DEffect(.degrees(0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
        .onTapGesture { shakes += 1 }
    }
}
