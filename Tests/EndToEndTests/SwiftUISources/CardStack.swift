import SwiftUI

/// Cards that people throw away.
struct CardStack: View {
    enum DragState: Equatable {
        case inactive
        case pressing
        case dragging(translation: CGSize)

        var translation: CGSize {
            if case .dragging(let translation) = self { return translation }
            return .zero
        }
    }

    @GestureState private var dragState = DragState.inactive
    @GestureState(resetTransaction: Transaction(animation: .easeOut)) private var zoom: CGFloat = 1
    @State private var offset = CGSize.zero
    @State private var angle = Angle.zero
    @Namespace private var cards
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        let press = LongPressGesture(minimumDuration: 0.2)
        let drag =
            press
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .updating($dragState) { value, state, transaction in
                switch value {
                case .first(true): state = .pressing
                case .second(true, let drag):
                    transaction.animation = nil
                    state = .dragging(translation: drag?.translation ?? .zero)
                default: state = .inactive
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                withAnimation(reduceMotion ? nil : .spring(response: 0.4, dampingFraction: 0.7)) {
                    offset.width += drag.predictedEndTranslation.width
                    offset.height += drag.translation.height
                }
            }
        let turn = RotateGesture().onChanged { angle = $0.rotation }
        let pinch = MagnifyGesture().updating($zoom) { value, state, _ in state = value.magnification }

        return RoundedRectangle(cornerRadius: 20, style: .continuous)
            .fill(LinearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
            .frame(width: 240, height: 320)
            .matchedGeometryEffect(id: "card", in: cards)
            .scaleEffect(zoom)
            .rotationEffect(angle)
            .offset(x: offset.width + dragState.translation.width, y: offset.height + dragState.translation.height)
            .shadow(color: .black.opacity(0.2), radius: dragState == .inactive ? 4 : 12, y: 6)
            .gesture(drag)
            .simultaneousGesture(turn.simultaneously(with: pinch))
            .onTapGesture(count: 2) { withAnimation(.bouncy) { offset = .zero } }
            .onLongPressGesture {
                angle = .degrees(0)
            } onPressingChanged: { _ in
            }
            .sensoryFeedback(.impact(weight: .light), trigger: offset)
            .animation(.interactiveSpring(), value: dragState)
    }
}

struct Pannable: ViewModifier {
    @Binding var position: CGPoint

    private var pan: some Gesture {
        DragGesture()
            .onChanged { value in
                position = value.location
            }
    }

    func body(content: Content) -> some View {
        content.position(position).highPriorityGesture(pan)
    }
}

struct CardStack_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CardStack().previewDisplayName("Cards")
            CardStack()
                .preferredColorScheme(.dark)
                .previewLayout(.fixed(width: 400, height: 500))
                .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
