import SwiftUI

enum Shelf: String, CaseIterable, Identifiable {
    case now, later

    var id: Self { self }
    var icon: Image { Image(systemName: "books.vertical", variableValue: 0.5) }
    var tint: Color { Color(hex: self == .now ? 0xD2691E : 0x2E8B57).mix(with: .white, by: 0.2) }
}

extension Color {
    init(hex: UInt) {
        self.init(
            .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255)
    }
}

struct Book: Identifiable {
    let id = UUID()
    var title: String
    var isRead = false
}

struct ReadingList: View {
    @State private var books = [Book(title: "Flatland"), Book(title: "Emma")]
    @State private var shelf = Shelf.now
    @State private var placement = PresentationPlacement.automatic
    let deadline = Date.now...Date.now.addingTimeInterval(90)

    var body: some View {
        TabView(selection: $shelf) {
            TabSection("Shelves") {
                Tab("Now", systemImage: "book", value: Shelf.now) { list }
                Tab("Later", systemImage: "clock", value: Shelf.later, role: .prominent) { progress }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .defaultTabBarPlacement(.sidebar)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .sheet(isPresented: .constant(false)) { list.presentationPlacement(placement) }
    }

    private var list: some View {
        List($books) { $book in
            Toggle(book.title, isOn: $book.isRead)
        }
        .background(ignoresSafeAreaEdges: .bottom)
        .toolbar { Button("Tidy", systemImage: "wand.and.stars", action: tidy) }
    }

    private var progress: some View {
        VStack(spacing: 8) {
            ProgressView("Read", value: 0.4).progressViewStyle(RingStyle())
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
            Text(timerInterval: deadline, countsDown: true)
            Dial(turn: .degrees(30)).frame(width: 40, height: 40)
            shelf.icon.resizable(resizingMode: .tile).frame(width: 20, height: 20)
        }
        .padding()
        .background(.background.secondary, in: .rect(cornerRadius: 10))
        .overlay(.black.opacity(0.1), in: .capsule)
        .modifier(Shake(by: 2))
    }

    private func tidy() {
        books.remove(atOffsets: [0])
        books.move(fromOffsets: IndexSet(integer: 0), toOffset: 0)
    }
}

private struct RingStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0)
                .stroke(
                    .angularGradient(
                        colors: [.red, .orange], center: .center, startAngle: .zero, endAngle: .degrees(360)),
                    style: StrokeStyle(lineWidth: 4))
            configuration.label
        }
    }
}

private struct Dial: View, @preconcurrency Animatable {
    var turn: Angle
    var animatableData: Angle.AnimatableData {
        get { turn.animatableData }
        set { turn.animatableData = newValue }
    }

    private var way: CGVector { CGVector(dx: cos(turn.radians), dy: sin(turn.radians)) }

    var body: some View {
        Canvas { context, size in
            if let mark = context.resolveSymbol(id: 0) {
                context.draw(mark, at: CGPoint(x: size.width / 2 + way.dx, y: size.height / 2 + way.dy))
            }
        } symbols: {
            Ellipse().rotation(turn).scale(0.5).fill(.tertiary).tag(0)
        }
        .overlay { Circle().strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [2, 2])) }
    }
}

private struct Shake: @preconcurrency AnimatableModifier {
    var by: CGFloat
    var animatableData: CGFloat {
        get { by }
        set { by = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: by) }
}

struct BookDetails: View {
    let title: LocalizedStringKey
    let note: LocalizedStringResource
    @State private var book: Book?
    @State private var copies = 1
    @State private var due = Date.now
    @State private var isAsking = false

    var body: some View {
        Form {
            LabeledContent(title) { Text(note) }
            LabeledContent(title, value: String(localized: "\(copies) copies", comment: "How many there are"))
            Stepper(title, value: $copies, in: 1...9)
            DatePicker(title, selection: $due, displayedComponents: .date)
            DisclosureGroup(title) { GroupBox(title) { ProgressView(title) } }
            ContentUnavailableView(title, systemImage: "book.closed")
            (copies > 1 ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 4)))
                .fill(.tint.shadow(.drop(color: .black, radius: 3, y: 2)))
                .frame(width: 20, height: 20)
            Button(role: .confirm) { isAsking = true }
        }
        .help(title)
        .toolbar { ToolbarItem(placement: .title) { Text(title) } }
        .alert("Return it?", isPresented: $isAsking, presenting: book) { book in
            Button(book.title, role: .destructive) {}
        } message: { book in
            Text(book.isRead ? "You have read it." : "You have not read it.")
        }
    }
}
