import SwiftUI

/// A menu over whatever lies below, clear of cameras and the fold.
struct OverlayMenu<Content: View>: View {
    @Binding var isOpen: Bool
    let content: () -> Content

    init(isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self._isOpen = isOpen
        self.content = content
    }

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            content()
            if isOpen {
                Color.black.opacity(0.3)
                    .ignoresSafeArea()
                    .contentShape(.rect)
                    .onTapGesture { isOpen = false }
                    .transition(.opacity)
                    .accessibilityAddTraits(.isButton)
                    .accessibilityLabel(Text("Close"))
            }
            GeometryReader { proxy in
                let taken = proxy.reservedRegions(kind: .occlusion).filter(\.isActive).map(\.frame)
                Button {
                    withAnimation(.easeInOut) { isOpen.toggle() }
                } label: {
                    Image(systemName: isOpen ? "xmark" : "line.3.horizontal")
                        .font(.title2)
                        .padding()
                        .background(Circle().fill(.regularMaterial).shadow(color: .black.opacity(0.2), radius: 4, y: 2))
                }
                .position(corner(in: proxy.size, avoiding: taken))
            }
        }
    }

    private func corner(in size: CGSize, avoiding taken: [CGRect]) -> CGPoint {
        let corners = [
            CGPoint(x: size.width - 40, y: size.height - 40), CGPoint(x: 40, y: size.height - 40),
            CGPoint(x: size.width - 40, y: 40),
        ]
        return corners.first { corner in !taken.contains { $0.insetBy(dx: -28, dy: -28).contains(corner) } }
            ?? corners[0]
    }
}

struct OverlayMenu_Previews: PreviewProvider {
    struct Wrapper: View {
        @State var isOpen = true
        var body: some View {
            OverlayMenu(isOpen: $isOpen) { List(0..<20, id: \.self) { Text("Row \($0)") } }
        }
    }

    static var previews: some View { Wrapper().previewInterfaceOrientation(.landscapeLeft) }
}
