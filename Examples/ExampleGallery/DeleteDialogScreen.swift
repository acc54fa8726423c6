import RegionGallery

/// What people do wrong: a dialog in the middle of the window, where the fold is; a button in the corner of the display,
/// under the status strip; a title at the very top, under the camera.
struct DeleteDialogScreen: View {
    var body: some View {
        ZStack {
            MessageRows()
            DeleteDialog()
        }
        .overlay(alignment: .top) { Text("Messages").font(.headline).padding(24) }
        .overlay(alignment: .topTrailing) { ComposeButton().padding(16) }
        // The root of it all: what is laid out in the whole window must keep clear of everything by itself.
        .ignoresSafeArea()
    }
}

/// Rows of a list.
struct MessageRows: View {
    var body: some View {
        VStack(spacing: 10) {
            ForEach(0..<5) { _ in
                RoundedRectangle(cornerRadius: 10).fill(Color(white: 0.93)).frame(height: 56)
            }
            Spacer(minLength: 0)
        }
        .padding(.top, 76)
        .padding(.horizontal, 16)
    }
}

/// A question in the middle of everything.
struct DeleteDialog: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Delete this message?").font(.headline)
            Text("It cannot be brought back.").font(.subheadline).foregroundColor(.secondary)
            HStack(spacing: 12) {
                Button("Cancel") {}.accessibilityIdentifier("cancel").padding(12)
                Button("Delete") {}.accessibilityIdentifier("delete").padding(12).foregroundColor(.red)
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
