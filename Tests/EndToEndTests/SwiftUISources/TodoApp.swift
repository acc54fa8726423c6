import SwiftUI

struct Todo: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var isDone = false
    var due: Date?
}

@MainActor
final class TodoStore: ObservableObject {
    @Published var todos: [Todo] = []
    @Published private(set) var isLoading = false
    @Published var filter = Filter.all

    enum Filter: String, CaseIterable, Identifiable {
        case all, open, done
        var id: Self { self }
        var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
    }

    var visible: [Todo] {
        todos.filter { todo in
            switch filter {
            case .all: return true
            case .open: return !todo.isDone
            case .done: return todo.isDone
            }
        }
    }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        try? await Task.sleep(nanoseconds: 1)
        objectWillChange.send()
        todos = [Todo(title: "Unfold")]
    }

    func delete(at offsets: IndexSet) {
        for offset in offsets.reversed() { todos.remove(at: offset) }
    }
}

@main
struct TodoApp: App {
    @StateObject private var store = TodoStore()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            TodoList()
                .environmentObject(store)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { print("saved") }
        }
        #if os(macOS)
        Settings { TodoSettings() }
        #endif
    }
}

struct TodoList: View {
    @EnvironmentObject private var store: TodoStore
    @State private var query = ""
    @State private var isAdding = false
    @State private var selection: Todo?
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            List {
                Section {
                    Picker("Show", selection: $store.filter) {
                        ForEach(TodoStore.Filter.allCases) { filter in
                            Text(filter.title).tag(filter)
                        }
                    }
                    .pickerStyle(.segmented)
                    .labelsHidden()
                }
                Section(header: Text("Things to do"), footer: Text("^[\(store.visible.count) thing](inflect: true)")) {
                    ForEach($store.todos) { $todo in
                        TodoRow(todo: $todo)
                            .swipeActions(edge: .leading) {
                                Button("Done", systemImage: "checkmark") { todo.isDone.toggle() }.tint(.green)
                            }
                            .contextMenu {
                                Button(role: .destructive) {
                                    store.todos.removeAll { $0.id == todo.id }
                                } label: {
                                    Label("Delete", systemImage: "trash")
                                }
                            }
                            .listRowBackground(Color.clear)
                            .onTapGesture { selection = todo }
                    }
                    .onDelete(perform: store.delete)
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Todos")
            .navigationBarTitleDisplayMode(.inline)
            .searchable(text: $query, prompt: "Search")
            .refreshable { await store.load() }
            .task { await store.load() }
            .overlay {
                if store.isLoading {
                    ProgressView().controlSize(.large)
                } else if store.todos.isEmpty {
                    ContentUnavailableView("Nothing to do", systemImage: "tray")
                }
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button(action: { isAdding = true }) { Image(systemName: "plus") }
                        .accessibilityLabel("Add")
                        .keyboardShortcut("n", modifiers: [.command])
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { isFocused = false }
                }
            }
            .sheet(isPresented: $isAdding) { NewTodo(store: store).presentationDetents([.medium, .large]) }
            .sheet(item: $selection) { todo in Text(todo.title) }
            .alert("Are you sure?", isPresented: .constant(false)) {
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
        }
    }
}

struct TodoRow: View {
    @Binding var todo: Todo

    var body: some View {
        HStack {
            Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(todo.isDone ? .green : .secondary)
                .imageScale(.large)
                .symbolEffect(.bounce, value: todo.isDone)
            VStack(alignment: .leading) {
                Text(todo.title).strikethrough(todo.isDone)
                if let due = todo.due {
                    Text(due, style: .relative).font(.caption).foregroundStyle(.secondary)
                }
            }
            Spacer()
            Toggle("Done", isOn: $todo.isDone).labelsHidden()
        }
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(todo.isDone ? .isSelected : [])
    }
}

struct NewTodo: View {
    @ObservedObject var store: TodoStore
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) var presentationMode
    @State private var title = ""
    @State private var hasDate = false
    @State private var date = Date()
    @FocusState private var field: Field?

    enum Field: Hashable { case title, date }

    var body: some View {
        NavigationView {
            Form {
                TextField("Title", text: $title)
                    .focused($field, equals: .title)
                    .submitLabel(.done)
                    .textInputAutocapitalization(.sentences)
                    .onSubmit(save)
                Toggle("Has a date", isOn: $hasDate.animation())
                if hasDate {
                    DatePicker("Date", selection: $date, in: Date()..., displayedComponents: [.date])
                        .transition(.move(edge: .top).combined(with: .opacity))
                }
            }
            .navigationBarTitle("New", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
                trailing: Button("Save", action: save).disabled(title.isEmpty)
            )
            .onAppear { field = .title }
            .interactiveDismissDisabled(!title.isEmpty)
        }
        .navigationViewStyle(.stack)
    }

    private func save() {
        store.todos.append(Todo(title: title, due: hasDate ? date : nil))
        dismiss()
    }
}

struct TodoSettings: View {
    @AppStorage("showsDone") private var showsDone = true
    @AppStorage("filter") private var filter = TodoStore.Filter.all
    @SceneStorage("draft") private var draft = ""
    @AppStorage("name") private var name: String?

    var body: some View {
        Form {
            Toggle("Show what is done", isOn: $showsDone)
            LabeledContent("Name", value: name ?? "–")
            TextField("Draft", text: $draft, axis: .vertical).lineLimit(3)
            Slider(value: .constant(0.5), in: 0...1, step: 0.1) { Text("Size") }
            Stepper("Days: \(3)", value: .constant(3), in: 1...7)
        }
        .formStyle(.grouped)
        .scrollDismissesKeyboard(.interactively)
    }
}
