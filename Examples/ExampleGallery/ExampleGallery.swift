import RegionGallery

/// The screens that `make demo` shows. Five keep clear of folds and cameras, each in another way; the last does not.
@main struct ExampleGallery: Gallery {
    @PreviewBuilder static var previews: [Preview] {
        Preview("Items") { ItemsScreen(items: Item.samples) }
        Preview("Camera") { CameraScreen() }
        Preview("Reader") { ReaderScreen(articles: Article.samples) }
        Preview("Player") { PlayerScreen() }
        Preview("Contacts") { ContactsScreen(contacts: Contact.samples) }
        Preview("Delete dialog (wrong)") { DeleteDialogScreen() }
    }

    static let timelines = [unfoldAndFold]

    /// Unfolded by hand, used like a book for a while, opened flat, and folded shut again.
    private static let unfoldAndFold = TimelineScript(
        "Unfold and fold", device: "iphone-duo", from: "closed-portrait",
        moves: [
            .hold(seconds: 0.6), .turnHinge(to: .degrees(60), seconds: 0.3, steps: 3), .display(as: "flat-landscape"),
            .turnHinge(to: .degrees(128), seconds: 0.3, steps: 3), .hold(seconds: 1.5),
            .turnHinge(to: .degrees(180), seconds: 0.3, steps: 3), .hold(seconds: 1.5),
            .turnHinge(to: .degrees(128), seconds: 0.3, steps: 3), .hold(seconds: 1.5),
            .turnHinge(to: .degrees(60), seconds: 0.3, steps: 3), .display(as: "closed-portrait"),
            .turnHinge(to: .degrees(0), seconds: 0.3, steps: 3),
        ], faults: .measured)
}
