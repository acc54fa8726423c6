import CoreFoundation
import SwiftUI

struct RadialLayout: Layout, Animatable {
    var startAngle: Angle = .zero
    var animatableData: Double {
        get { startAngle.radians }
        set { startAngle = .radians(newValue) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let side = min(proposal.width ?? 200, proposal.height ?? 200)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let step = Angle.degrees(360 / Double(subviews.count)).radians
        let largest = subviews.map { $0.dimensions(in: .unspecified) }.map { max($0.width, $0.height) }.max() ?? 0
        let radius = min(bounds.width, bounds.height) / 2 - largest / 2
        for (offset, subview) in subviews.enumerated() {
            let angle = startAngle.radians + step * Double(offset)
            let direction: CGFloat = subviews.layoutDirection == .rightToLeft ? -1 : 1
            subview.place(
                at: CGPoint(x: bounds.midX + direction * radius * cos(angle), y: bounds.midY + radius * sin(angle)),
                anchor: .center, proposal: .unspecified)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { guide == .firstTextBaseline ? bounds.midY : nil }
}

struct Dial: View {
    @State private var turn = Angle.zero

    var body: some View {
        RadialLayout(startAngle: turn) {
            ForEach(1..<13) { hour in
                Text("\(hour)").font(.system(.headline, design: .rounded)).monospacedDigit()
            }
        }
        .frame(maxWidth: 300, maxHeight: 300)
        .onTapGesture { withAnimation(.spring(duration: 0.6, bounce: 0.3)) { turn += .degrees(30) } }
        .overlay { Circle().stroke(.secondary, lineWidth: 2).padding(-8) }
    }
}
