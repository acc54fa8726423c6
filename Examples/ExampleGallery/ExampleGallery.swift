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
}
