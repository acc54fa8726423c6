import RegionGallery

@main struct OwnGallery: Gallery {
    static var deviceFiles: [String] { ["tablet.json"] }

    @PreviewBuilder static var previews: [Preview] {
        Preview("Welcome") { WelcomeScreen() }
    }
}

struct WelcomeScreen: View {
    var body: some View {
        VStack {
            Text("Welcome").font(.title)
            Button("Begin") {}
        }
    }
}
