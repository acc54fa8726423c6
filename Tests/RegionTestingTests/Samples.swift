import RegionTesting

/// A button so wide that it lies across a fold in the middle of the window.
private struct WideButton: View {
    var body: some View {
        Button {
        } label: {
            Text("Save").frame(width: 240)
        }
    }
}

/// The button where the fold is.
struct Across: View {
    var body: some View {
        VStack { WideButton() }
    }
}

/// The button out of the way of the fold; the page of documentation has it as an example.
struct Checkout: View {
    var body: some View {
        VStack { WideButton().displaced(from: .division, .occlusion) }
    }
}
