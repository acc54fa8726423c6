@main struct ExampleGallery { static func main() {} }
