import RegionGallery

/// A viewfinder that fills the display, with controls that keep clear of the fold and of the camera.
struct CameraScreen: View {
    var body: some View {
        VStack(spacing: 0) {
            ControlStrip {
                RoundControl("Flash")
                RoundControl("Timer")
                RoundControl("Live")
            }
            .frame(height: 72)
            Spacer()
            ControlStrip {
                RoundControl("Photos")
                Shutter()
                RoundControl("Flip")
            }
            .frame(height: 88)
        }
        // What is only looked at may lie under cameras and across folds.
        .background(Color(white: 0.13))
    }
}

/// Controls side by side, in the middle of the room beside folds and whatever covers the window.
struct ControlStrip<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        GeometryReader { proxy in
            RegionAvoidingLayout(
                regions: proxy.reservedRegions(kind: .division) + proxy.reservedRegions(kind: .occlusion),
                alignment: .center, spacing: 20
            ) {
                content()
            }
        }
        .padding(8)
    }
}

/// A control of the second order.
struct RoundControl: View {
    private let title: String

    init(_ title: String) { self.title = title }

    var body: some View {
        Button {
        } label: {
            Text(title)
                .font(.caption)
                .foregroundColor(.white)
                .frame(width: 52, height: 52)
                .background(Color(white: 0.3), in: Circle())
        }
        .accessibilityIdentifier(title)
    }
}

/// The button that takes the picture.
struct Shutter: View {
    var body: some View {
        Button {
        } label: {
            Circle()
                .fill(.white)
                .frame(width: 58, height: 58)
                .padding(4)
                .overlay { Circle().strokeBorder(.white, lineWidth: 2) }
        }
        .accessibilityIdentifier("shutter")
        .accessibilityLabel("Take a picture")
    }
}
