import RegionGallery

/// A picture and its controls. On a table, half open, the picture stands up and the controls lie flat before it.
struct PlayerScreen: View {
    var body: some View {
        GeometryReader { proxy in
            Panes(folds: proxy.reservedRegions(kind: .division), share: 0.5) {
                Artwork()
                PlayerControls()
            }
        }
        .background(Color(red: 0.96, green: 0.95, blue: 0.93))
    }
}

/// The picture of what is played.
struct Artwork: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(Color(red: 0.16, green: 0.29, blue: 0.36))
            .overlay { Circle().fill(.orange.opacity(0.9)).padding(40) }
            .overlay(alignment: .bottom) {
                Rectangle().fill(.teal.opacity(0.8)).frame(height: 24).padding(.bottom, 32)
            }
            .padding(24)
    }
}

/// What is played, how far it is, and the buttons.
struct PlayerControls: View {
    var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                Text("Harbour at Six").font(.title3).bold().lineLimit(1)
                Text("The Tide Tables").font(.subheadline).foregroundColor(.secondary).lineLimit(1)
            }
            ProgressLine(share: 0.35)
            HStack(spacing: 20) {
                PlayerButton("Back", size: 52)
                PlayerButton("Play", size: 68)
                PlayerButton("Next", size: 52)
            }
        }
        .padding(.horizontal, 24)
        .frame(maxWidth: 320, maxHeight: .infinity)
        .frame(maxWidth: .infinity)
    }
}

/// How far the music is; it grows in reading direction.
struct ProgressLine: View {
    let share: CGFloat

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.black.opacity(0.12))
                Capsule().fill(.orange).frame(width: proxy.size.width * share)
            }
        }
        .frame(height: 6)
    }
}

/// A round button of a player.
struct PlayerButton: View {
    private let title: String
    private let size: CGFloat

    init(_ title: String, size: CGFloat) {
        self.title = title
        self.size = size
    }

    var body: some View {
        Button {
        } label: {
            Text(title)
                .font(.footnote)
                .foregroundColor(.white)
                .frame(width: size, height: size)
                .background(Color(red: 0.16, green: 0.29, blue: 0.36), in: Circle())
        }
        .accessibilityIdentifier(title)
    }
}
