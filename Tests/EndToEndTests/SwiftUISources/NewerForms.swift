import SwiftUI

/// Forms that source of late has, and some that are seldom seen.
struct NewerForms: View {
    let key: LocalizedStringKey
    let resource: LocalizedStringResource

    @State private var isOn = false
    @State private var amount = 0.5
    @State private var date = Date()
    @State private var failure: Failure?
    @State private var regions: [ReservedRegion] = []
    @FocusedValue(\.amount) private var focusedAmount
    @AccessibilityFocusState private var isHeard: Bool
    @Environment(\.pixelLength) private var pixel
    @Environment(\.imageScale) private var scale

    enum Failure: LocalizedError { case lost }

    struct Motion {
        var scale = 1.0
        var angle = 0.0
    }

    var body: some View {
        List {
            Section("Folded", isExpanded: $isOn) { rows }
            Section(isExpanded: $isOn) {
                pictures
            } header: {
                Text(key)
            }
            values
        }
        .alert(isPresented: $isOn, error: failure) { Button(resource) {} }
        .confirmationDialog(Text(key), isPresented: $isOn) { Button(key, role: .destructive) {} }
        .toolbar(id: "bar") { ToolbarItem(id: "one") { Text("One") }.sharedBackgroundVisibility(.hidden) }
        .toolbar(removing: .sidebarToggle)
        .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
        .focusedValue(\.amount, $amount)
    }

    @ContentBuilder private var rows: some View {
        GroupBox(key) { Text(pixel, format: .number) }.groupBoxStyle(Boxed())
        LabeledContent(key, value: amount, format: .number).labeledContentStyle(Stacked())
        DisclosureGroup(key) { Text("Inside") }.disclosureGroupStyle(Plain())
        Text("Heard").accessibilityFocused($isHeard).accessibility(label: Text(key))
    }

    @ViewBuilder private var pictures: some View {
        Circle().stroke(.red, lineWidth: 2).fill(.blue)
        Rectangle().fill(.red).fill(.green).containerShape(.rect(cornerRadii: .init(topLeading: 3)))
        Color(.lightGray).frame(height: 20).colorScheme(.dark)
        KeyframeAnimator(initialValue: Motion(), trigger: isOn) { motion in
            Image(systemName: "bell").scaleEffect(motion.scale)
        } keyframes: { _ in
            KeyframeTrack(\.scale) {
                LinearKeyframe(1.2, duration: 0.1)
                SpringKeyframe(1, duration: 0.3, spring: .bouncy)
            }
            KeyframeTrack(\.angle) { CubicKeyframe(3, duration: 0.2) }
        }
    }

    @ViewBuilder private var values: some View {
        Toggle(key, systemImage: "sun.max", isOn: $isOn)
        Stepper("Amount", value: $amount, in: 0...1, step: 0.1, format: .number)
        DatePicker(selection: $date, in: Date()...) { Text(key) }
        Gauge(value: amount) {
            Text(key)
        } currentValueLabel: {
            Text("now")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("1")
        }
        ShareLink(item: "text", preview: SharePreview("Text"))
        Text("Moves").scrollTransition(.animated.threshold(.visible(0.3))) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0)
        }
        Text("Two").modifier(EmptyModifier().concat(EmptyModifier()))
        GeometryReader { proxy in
            let found = proxy.reservedRegions(kind: .division) + proxy.reservedRegions(kind: .occlusion)
            Text(found.map(\.description).joined()).onChange(of: found, initial: true) { regions = found }
        }
    }
}

struct AmountKey: FocusedValueKey { typealias Value = Binding<Double> }

extension FocusedValues {
    var amount: AmountKey.Value? {
        get { self[AmountKey.self] }
        set { self[AmountKey.self] = newValue }
    }
}

private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            configuration.content
        }
    }
}

private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            configuration.content
        }
    }
}

private struct Plain: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isExpanded.toggle()
        } label: {
            configuration.label
        }
        if configuration.isExpanded { configuration.content }
    }
}

/// A layout made and used away from the main actor.
nonisolated struct Ends: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Layout.Subviews, cache _: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache _: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
        subviews.last?.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .zero)
    }

    func around(_ view: some View) -> some View { Ends().callAsFunction { view } }
}
