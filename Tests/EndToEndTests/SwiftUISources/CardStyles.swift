import SwiftUI

private struct CornerKey: EnvironmentKey {
    static let defaultValue: CGFloat = 12
}

extension EnvironmentValues {
    var cardCorner: CGFloat {
        get { self[CornerKey.self] }
        set { self[CornerKey.self] = newValue }
    }
}

struct CardModifier: ViewModifier {
    @Environment(\.cardCorner) private var corner
    @Environment(\.colorScheme) private var scheme
    var isRaised = false

    func body(content: Content) -> some View {
        content
            .padding(16)
            .background(scheme == .dark ? Color(white: 0.15) : .white, in: RoundedRectangle(cornerRadius: corner))
            .shadow(color: .black.opacity(isRaised ? 0.2 : 0.1), radius: isRaised ? 10 : 4, x: 0, y: 2)
    }
}

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square").imageScale(.large)
            }
        }
    }
}

struct TrailingIcon: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}

extension LabelStyle where Self == TrailingIcon {
    static var trailingIcon: TrailingIcon { TrailingIcon() }
}

extension View {
    func card(isRaised: Bool = false) -> some View { modifier(CardModifier(isRaised: isRaised)) }

    @ViewBuilder
    func `if`<Changed: View>(_ condition: Bool, _ change: (Self) -> Changed) -> some View {
        if condition { change(self) } else { self }
    }
}

struct CardSample: View, Equatable {
    let title: String

    nonisolated static func == (lhs: CardSample, rhs: CardSample) -> Bool { lhs.title == rhs.title }

    var body: some View {
        VStack {
            Label("More", systemImage: "chevron.right").labelStyle(.trailingIcon)
            Toggle("Agree", isOn: .constant(true)).toggleStyle(CheckStyle())
            Label("Only", systemImage: "star").labelStyle(.iconOnly)
        }
        .card(isRaised: true)
        .environment(\.cardCorner, 20)
        .if(title.isEmpty) { $0.redacted(reason: .placeholder) }
        .if(!title.isEmpty) { view in
            GlassEffectContainer(spacing: 8) { view.glassEffect(.clear, in: .rect(cornerRadius: 20)) }
        }
    }
}
