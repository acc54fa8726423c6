import SwiftUI

struct Onboarding: View {
    @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
    @State private var page = 0
    @State private var isPulsing = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let titles: [LocalizedStringKey] = ["Unfold", "Look", "Fold"]

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(titles.indices, id: \.self) { index in
                    VStack(spacing: 16) {
                        Image(systemName: "book.fill")
                            .font(.system(size: 64, weight: .light))
                            .symbolVariant(.fill)
                            .scaleEffect(isPulsing ? 1.05 : 1)
                            .animation(
                                reduceMotion ? nil : .easeInOut(duration: 1).repeatForever(autoreverses: true),
                                value: isPulsing)
                        Text(titles[index]).font(.largeTitle.bold()).multilineTextAlignment(.center)
                    }
                    .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            HStack(spacing: 8) {
                ForEach(0..<titles.count, id: \.self) { index in
                    Capsule()
                        .fill(index == page ? Color.accentColor : Color.secondary.opacity(0.3))
                        .frame(width: index == page ? 24 : 8, height: 8)
                }
            }
            Button(page == titles.count - 1 ? "Begin" : "Next") {
                if page < titles.count - 1 { withAnimation { page += 1 } } else { hasSeenOnboarding = true }
            }
            .buttonStyle(.borderedProminent)
            .buttonBorderShape(.capsule)
            .controlSize(.large)
            .sensoryFeedback(.selection, trigger: page)
        }
        .padding()
        .background(
            LinearGradient(
                gradient: Gradient(colors: [Color(red: 0.9, green: 0.95, blue: 1), .white]), startPoint: .top,
                endPoint: .bottom
            ).ignoresSafeArea()
        )
        .task { isPulsing = true }
        .onDisappear { isPulsing = false }
    }
}

#if DEBUG
struct Onboarding_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(ColorScheme.allCases, id: \.self) { scheme in
            Onboarding().preferredColorScheme(scheme).previewDisplayName("\(scheme)")
        }
    }
}
#endif
