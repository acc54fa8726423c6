import SwiftUI

struct ReadingWidth: Equatable, Sendable { var columns = 1 }

extension EnvironmentValues {
    /// How wide a column is.
    @Entry var columnWidth: CGFloat = 320
    /// What happens when a text was read.
    @Entry public var onRead: (@Sendable (String) -> Void)?
    @Entry var widths: [String: ReadingWidth] = [
        "narrow": ReadingWidth(),  // one column
        "wide": ReadingWidth(columns: 2),
    ]
    @Entry var greeting = "Hello"
    @available(iOS 17, *) @Entry var `default`: String = "a = b"
}

extension FocusedValues {
    @Entry var openText: Binding<String>?
}

extension Transaction {
    @Entry var isTurning: Bool = false
}

@Animatable
struct Arc: Shape {
    var share: Double
    @AnimatableIgnored var inset: CGFloat = 2

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }
}

@Animatable
struct Turn: ViewModifier {
    var degrees: Double
    func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
}

struct ReadingColumn: View {
    @Environment(\.columnWidth) private var width
    @Environment(\.greeting) private var greeting
    let text: String

    var body: some View {
        Text(greeting + text)
            .frame(maxWidth: width)
            .modifier(Turn(degrees: 3))
            .overlay { Arc(share: 0.5) }
    }
}

struct Roomy: PreviewModifier {
    static func makeSharedContext() async throws -> ReadingWidth { ReadingWidth(columns: 2) }

    func body(content: Content, context: ReadingWidth) -> some View {
        content.environment(\.columnWidth, 320 * CGFloat(context.columns))
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var roomy: Self = .modifier(Roomy())
}

#Preview {
    ReadingColumn(text: "A column")
}

#Preview("Two", traits: .landscapeLeft, .roomy) {
    let texts = ["One", "Two"]
    HStack {
        ForEach(texts, id: \.self) { ReadingColumn(text: $0) }
    }
}

#if DEBUG
@available(iOS 18, *)
#Preview("Kept", traits: .fixedLayout(width: 300, height: 200)) {
    @Previewable @State var text = "Hello"
    TextField("Text", text: $text)
}
#endif
