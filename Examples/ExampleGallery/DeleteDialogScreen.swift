import RegionGallery

/// What people do wrong: a dialog in the middle of the window, where the fold is; a button in the corner of the display,
/// under the status strip; a title at the very top, under the camera.
struct DeleteDialogScreen: View {
    var body: some View {
        ZStack {
            VStack(spacing: 10) {
                ForEach(0..<5) { _ in
                    RoundedRectangle(cornerRadius: 10).fill(Color(white: 0.93)).frame(height: 56)
                }
                Spacer(minLength: 0)
            }
            .padding(.top, 64)
            .padding(.horizontal, 16)
            DeleteDialog()
        }
        .overlay(alignment: .top) {
            Text("Messages").font(.headline).padding(.top, 20).ignoresSafeArea()
        }
        .overlay(alignment: .topTrailing) { ComposeButton().padding(16).ignoresSafeArea() }
    }
}

/// A question in the middle of everything.
struct DeleteDialog: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Delete this message?").font(.headline)
            Text("It cannot be brought back.").font(.subheadline).foregroundColor(.secondary)
            HStack(spacing: 12) {
                Button("Cancel") {}.padding(12).accessibilityIdentifier("cancel")
                Button("Delete") {}.padding(12).foregroundColor(.red).accessibilityIdentifier("delete")
            }
        }
        .padding(20)
        .background(.white, in: RoundedRectangle(cornerRadius: 16))
        .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(Color(white: 0.8), lineWidth: 1) }
        .accessibilityIdentifier("dialog")
    }
}

/// A button that floats in a corner.
struct ComposeButton: View {
    var body: some View {
        Button {
        } label: {
            Text("+").font(.title).foregroundColor(.white).frame(width: 52, height: 52).background(.blue, in: Circle())
        }
        .accessibilityIdentifier("compose")
        .accessibilityLabel("New message")
    }
}
