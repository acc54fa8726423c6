import SwiftUI

#if os(iOS)
import AVFoundation
#endif

@Observable
final class CameraModel {
    var isRecording = false
    var zoom: Double = 1
    var mode = Mode.photo
    var elapsed: TimeInterval = 0

    enum Mode: String, CaseIterable { case photo = "Photo", video = "Video" }
}

struct CameraScreen: View {
    @State private var camera = CameraModel()
    @State private var isShowingSettings: Bool = false
    @Environment(\.verticalSizeClass) var verticalSizeClass
    @Environment(\.colorScheme) var colorScheme

    private let modes = CameraModel.Mode.allCases

    var body: some View {
        @Bindable var camera = camera
        ZStack {
            Color.black.ignoresSafeArea()
            viewfinder
            VStack(spacing: 24) {
                Spacer(minLength: 0)
                Picker("Mode", selection: $camera.mode) {
                    ForEach(modes, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(SegmentedPickerStyle())
                .frame(maxWidth: 240)
                controls
            }
            .padding(.bottom, verticalSizeClass == .compact ? 8 : 32)
        }
        .statusBarHidden()
        .persistentSystemOverlays(.hidden)
        .preferredColorScheme(.dark)
        .fullScreenCover(isPresented: $isShowingSettings) { CameraSettings(camera: camera) }
        .onChange(of: camera.isRecording) { old, new in
            withAnimation(.easeInOut(duration: 0.3)) { camera.elapsed = new ? 0 : camera.elapsed }
        }
    }

    private var viewfinder: some View {
        GeometryReader { geo in
            Path { path in
                for fraction in [1.0 / 3, 2.0 / 3] {
                    path.move(to: CGPoint(x: geo.size.width * fraction, y: 0))
                    path.addLine(to: CGPoint(x: geo.size.width * fraction, y: geo.size.height))
                    path.move(to: CGPoint(x: 0, y: geo.size.height * fraction))
                    path.addLine(to: CGPoint(x: geo.size.width, y: geo.size.height * fraction))
                }
            }
            .stroke(Color.white.opacity(0.3), lineWidth: 0.5)
        }
        .aspectRatio(3 / 4, contentMode: .fit)
        .clipped()
        .overlay(alignment: .top) {
            if camera.isRecording {
                Text("\(Int(camera.elapsed) / 60):\(String(format: "%02d", Int(camera.elapsed) % 60))")
                    .font(.system(.body, design: .monospaced).bold())
                    .monospacedDigit()
                    .contentTransition(.numericText())
                    .padding(6)
                    .background(.red, in: .capsule)
            }
        }
        .gesture(
            MagnificationGesture()
                .onChanged { camera.zoom = Double($0) }
                .onEnded { _ in camera.zoom = min(max(camera.zoom, 1), 5) }
        )
    }

    private var controls: some View {
        HStack(alignment: .center, spacing: 48) {
            Button {
                isShowingSettings.toggle()
            } label: {
                Image(systemName: "gearshape.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 28, height: 28)
                    .foregroundColor(.white)
            }
            .buttonStyle(.plain)
            ShutterButton(isRecording: $camera.isRecording)
            Text("\(camera.zoom, specifier: "%.1f")×")
                .foregroundStyle(colorScheme == .dark ? Color.white : .primary)
                .frame(width: 44, height: 44)
                .glassEffect(.regular.interactive(), in: .circle)
        }
    }
}

struct ShutterButton: View {
    @Binding var isRecording: Bool

    var body: some View {
        Button(action: { isRecording.toggle() }) {
            ZStack {
                Circle().stroke(lineWidth: 4).frame(width: 72, height: 72)
                RoundedRectangle(cornerRadius: isRecording ? 6 : 30)
                    .fill(isRecording ? Color.red : Color.white)
                    .frame(width: isRecording ? 30 : 60, height: isRecording ? 30 : 60)
            }
        }
        .buttonStyle(PressedStyle())
        .accessibilityIdentifier("shutter")
        .accessibilityHint("Takes a picture")
    }
}

struct PressedStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .opacity(isEnabled ? 1 : 0.4)
            .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
    }
}

private struct CameraSettings: View {
    @Bindable var camera: CameraModel
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack {
            Slider(value: $camera.zoom, in: 1...5)
            Button("Help") {
                if let url = URL(string: "https://example.org") { openURL(url) }
            }
            Button("Done", role: .cancel, action: { dismiss() })
        }
        .padding()
        .tint(.yellow)
    }
}
