import Foundation
import Observation
import RegionModel
import Testing

@testable import ReservedRegions

/// What controls are in a snapshot: how large, of which role, and how called.
@Suite("Controls")
@MainActor
struct ControlTests {
    struct Expected: CustomTestStringConvertible, Sendable {
        let id: String
        let width: CGFloat?
        let height: CGFloat?
        let role: ElementRole
        let label: String?
        let view: @MainActor @Sendable () -> any View

        init(
            _ id: String, _ width: CGFloat?, _ height: CGFloat?, _ role: ElementRole, _ label: String?,
            view: @escaping @MainActor @Sendable () -> any View
        ) {
            (self.id, self.width, self.height) = (id, width, height)
            (self.role, self.label, self.view) = (role, label, view)
        }

        var testDescription: String { id }
    }

    /// Text is 8.5 points a character and 20.4 high; the room is 300 × 400. `nil` for a length that follows from text.
    nonisolated static let table: [Expected] = [
        Expected("Toggle", 300, 31, .toggle, "Wi-Fi") { Toggle("Wi-Fi", isOn: .constant(true)) },
        Expected("Toggle", 51, 31, .toggle, "Wi-Fi") { Toggle("Wi-Fi", isOn: .constant(false)).labelsHidden() },
        Expected("Toggle", nil, 34.4, .toggle, "Bold") {
            Toggle("Bold", systemImage: "bold", isOn: .constant(true)).toggleStyle(.button)
        },
        Expected("Slider", 300, 31, .slider, "Volume") {
            Slider(value: .constant(0.5), in: 0...1) { Text("Volume") }
        },
        Expected("Slider", 300, 31, .slider, nil) { Slider(value: .constant(3.0), in: 1...9, step: 2) },
        Expected("Slider", 300, 31, .slider, "Size, A, Z") {
            Slider(value: .constant(3.0), in: 1...9) {
                EmptyView()
            } minimumValueLabel: {
                Text("A")
            } maximumValueLabel: {
                Text("Z")
            }.accessibilityLabel("Size, A, Z")
        },
        Expected("Stepper", 300, 32, .container, "Count") { Stepper("Count", value: .constant(3), in: 0...9) },
        Expected("Stepper", 94, 32, .container, "Count") { Stepper("Count", value: .constant(3)).labelsHidden() },
        Expected("TextField", 300, 20.4, .textField, "Name") { TextField("Name", text: .constant("")) },
        Expected("TextField", 300, 34.4, .textField, "Name") {
            TextField("Name", text: .constant("Anna")).textFieldStyle(.roundedBorder)
        },
        Expected("TextField", 300, 20.4, .textField, "Price") {
            TextField("Price", value: .constant(3), format: .number)
        },
        Expected("SecureField", 300, 20.4, .textField, "Password") {
            SecureField("Password", text: .constant("secret"))
        },
        Expected("TextEditor", 300, 400, .textField, "Once") { TextEditor(text: .constant("Once")) },
        Expected("Picker", nil, 20.4, .button, "Fruit") {
            Picker("Fruit", selection: .constant(1)) {
                Text("Apple").tag(1)
                Text("Pear").tag(2)
            }
        },
        Expected("Picker", 300, 32, .container, "Fruit") {
            Picker("Fruit", selection: .constant(1)) {
                Text("Apple").tag(1)
                Text("Pear").tag(2)
            }.pickerStyle(.segmented)
        },
        Expected("Picker", 300, 216, .slider, "Fruit") {
            Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }.pickerStyle(.wheel)
        },
        Expected("DatePicker", 300, 34, .container, "Day") {
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        },
        Expected("ColorPicker", 300, 28, .button, "Ink") { ColorPicker("Ink", selection: .constant(.red)) },
        Expected("ProgressView", 300, nil, .container, "Loading") { ProgressView("Loading", value: 0.3) },
        Expected("ProgressView", 20, 20, .container, nil) { ProgressView() },
        Expected("Gauge", 300, nil, .container, "Speed") { Gauge(value: 30, in: 0...100) { Text("Speed") } },
        Expected("Menu", nil, 20.4, .button, "Sort") { Menu("Sort") { Text("By name") } },
        Expected("Link", 34, 20.4, .button, "Home") {
            Link("Home", destination: URL(fileURLWithPath: "/home"))
        },
        Expected("ShareLink", nil, 20.4, .button, "Share…") { ShareLink(item: "text") },
        Expected("Button", 51, 20.4, .button, "Delete") { Button("Delete", role: .destructive) {} },
        Expected("Button", 75, 34.4, .button, "Delete") { Button("Delete") {}.buttonStyle(.bordered) },
        Expected("Button", 75, 34.4, .button, "Delete") { Button("Delete") {}.buttonStyle(.borderedProminent) },
        Expected("Button", 65, 28, .button, "Delete") {
            Button("Delete") {}.buttonStyle(.glass).controlSize(.small)
        },
        Expected("Button", 91, 50.4, .button, "Delete") {
            Button("Delete") {}.buttonStyle(.bordered).controlSize(.large)
        },
        Expected("Button", 20, 20, .button, "trash") {
            Button {
            } label: {
                Image(systemName: "trash")
            }
        },
        Expected("LabeledContent", 300, 20.4, .container, nil) { LabeledContent("Size", value: "3") },
        Expected("GroupBox", nil, nil, .container, "Options") { GroupBox("Options") { Text("One") } },
        Expected("Disclosure", 300, 20.4, .button, "More") { DisclosureGroup("More") { Text("One") } },
        Expected("ContentUnavailableView", 300, 400, .container, nil) {
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Come back later."))
        },
        Expected("ControlGroup", nil, 20.4, .container, nil) {
            ControlGroup {
                Button("A") {}
                Button("B") {}
            }
        },
    ]

    private func host(_ view: any View, _ direction: LayoutDirection) -> ViewHost {
        ViewHost(scene: WindowScene(size: CGSize(width: 300, height: 400), layoutDirection: direction)) {
            StaticViews(view)
        }
    }

    @Test("Size, role and label", arguments: table, LayoutDirection.allCases)
    func table(expected: Expected, direction: LayoutDirection) throws {
        let elements = host(expected.view(), direction).snapshot().elements
        let element = try #require(elements.first { $0.id == expected.id })
        #expect(element.role == expected.role && element.label == expected.label)
        if let width = expected.width { #expect(abs(element.frame.width - width) < 1e-9, "\(element.frame)") }
        if let height = expected.height { #expect(abs(element.frame.height - height) < 1e-6, "\(element.frame)") }
        #expect(elements.allSatisfy { CGRect(x: 0, y: 0, width: 300, height: 400).contains($0.frame) })
    }

    @Test("A screen of controls read from right to left is the mirror image", arguments: table)
    func mirrored(expected: Expected) {
        let forward = host(expected.view(), .leftToRight).snapshot().elements
        let backward = host(expected.view(), .rightToLeft).snapshot().elements
        #expect(forward.map(\.id) == backward.map(\.id))
        for (one, other) in zip(forward, backward) {
            #expect(abs(one.frame.minX - (300 - other.frame.maxX)) < 1e-9 && one.frame.size == other.frame.size)
        }
    }

    @Test("Controls that follow a model change with it as if made anew")
    func update() {
        let model = Model()
        let host = host(Settings(model: model), .rightToLeft)
        for step in 0..<6 {
            (model.isOn, model.name, model.level) = (step % 2 == 0, step % 3 == 0 ? "" : "Anna", Double(step) / 6)
            (model.fruit, model.isOpen) = (["apple", "pear"][step % 2], step > 2)
            let fresh = self.host(Settings(model: model), .rightToLeft)
            #expect(host.snapshot() == fresh.snapshot(), "step \(step)")
            #expect(host.tree.liveNodeCount == fresh.tree.liveNodeCount, "step \(step)")
        }
    }

    @Observable @MainActor final class Model {
        var isOn = false
        var name = ""
        var level = 0.0
        var fruit = "apple"
        var isOpen = false
    }

    private struct Settings: View {
        @Bindable var model: Model

        var body: some View {
            VStack {
                Toggle("On", isOn: $model.isOn)
                TextField("Name", text: $model.name)
                Slider(value: $model.level)
                Picker("Fruit", selection: $model.fruit) {
                    ForEach(["apple", "pear"], id: \.self) { Text($0) }
                }
                Picker("Fruit", selection: $model.fruit) {
                    ForEach(["apple", "pear"], id: \.self) { Text($0).tag($0) }
                }.pickerStyle(.segmented)
                DisclosureGroup("More", isExpanded: $model.isOpen) { ProgressView(value: model.level) }
            }
        }
    }
}
