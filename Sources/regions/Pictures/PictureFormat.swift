/// The forms of pictures.
enum PictureFormat: String, CaseIterable, Sendable {
    case svg, png
}
