import RegionTesting

/// A button in the middle of the window, where a fold is.
struct Middle: View {
    var body: some View {
        VStack {
            Button("Save") {}
        }
    }
}

/// The same, out of the way of the fold.
struct Beside: View {
    var body: some View {
        VStack {
            Button("Save") {}.displaced(from: .division, .occlusion)
        }
    }
}

/// A button that stays where a fold comes.
struct Deaf: View {
    var body: some View {
        VStack {
            Button("Save") {}
        }
    }
}
