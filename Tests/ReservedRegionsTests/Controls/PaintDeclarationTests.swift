import Foundation
import ReservedRegions
import Testing

/// How source writes shapes, paint and controls. Most of this file's work is to compile, without a look inside.
@Suite("Declarations of controls and paint")
@MainActor
struct PaintDeclarationTests {
    private struct Wave: Shape {
        var phase: Double
        var animatableData: Double {
            get { phase }
            set { phase = newValue }
        }

        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.midY + phase))
            path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
            return path
        }
    }

    private struct Card: ViewModifier {
        var isSelected = false

        func body(content: Content) -> some View {
            content
                .padding()
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
                .overlay(
                    RoundedRectangle(cornerRadius: 12)
                        .strokeBorder(isSelected ? Color.accentColor : .clear, lineWidth: 2))
        }
    }

    private struct Screen: View {
        @State private var isOn = true
        @State private var value = 0.5
        @State private var name = ""
        @State private var choice = 1

        var body: some View {
            VStack {
                paint
                controls
            }
        }

        @ViewBuilder private var paint: some View {
            Text("A").foregroundStyle(.secondary).bold()
            Text("B").foregroundStyle(isOn ? .primary : .secondary).background(.blue.opacity(0.2))
            Text("C").background(.regularMaterial, in: .rect(cornerRadius: 8)).clipShape(.rect(cornerRadius: 8))
            Circle().fill(Color.blue.gradient).stroke(.white.opacity(0.3), lineWidth: 1)
            Circle().stroke(.tint, style: StrokeStyle(lineWidth: 2, dash: [4])).overlay(Circle().stroke())
            Capsule().strokeBorder(.separator).background(.tint, in: Capsule())
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            Rectangle().fill(LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
            Wave(phase: 2).fill(.orange).modifier(Card(isSelected: isOn)).scaleEffect(isOn ? 1 : 0.5)
            Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3).mask(RoundedRectangle(cornerRadius: 4).path(in: .zero))
        }

        @ViewBuilder private var controls: some View {
            Toggle(isOn: $isOn) { Label("On", systemImage: "power") }.toggleStyle(.switch)
            Slider(value: $value, in: 0...1, step: 0.1) { Text("Value") }
            Stepper("Value \(value)", value: $value, in: 0...1, step: 0.1)
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
            Button("Save", systemImage: "square") { isOn.toggle() }.buttonStyle(.borderedProminent)
            Button("Delete", role: .destructive) { isOn = false }.buttonStyle(.bordered).controlSize(.large)
            Button(role: .cancel) {
            } label: {
                Text("Cancel")
            }.buttonBorderShape(.capsule)
            ProgressView(value: value, total: 2).progressViewStyle(.linear)
            TimelineView(.animation) { context in Text("\(context.date.timeIntervalSinceReferenceDate)") }
        }
    }

    @Test("A screen as source writes it is laid out without a complaint")
    func screen() {
        let snapshot = ViewHost(scene: WindowScene(size: CGSize(width: 400, height: 1200))) { Screen() }.snapshot()
        #expect(snapshot.diagnostics.isEmpty)
        #expect(snapshot.elements.filter { $0.role.isInteractive }.count == 11)
    }
}
