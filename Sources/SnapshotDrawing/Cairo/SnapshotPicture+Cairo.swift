import CPangoCairo
import Foundation
import RegionModel

extension SnapshotPicture {
    /// The longest side of a PNG, in pixels.
    public static let pixelLimit = 16_384
    /// The largest PNG, in pixels.
    public static let areaLimit = 100_000_000

    /// The picture as a PNG, clear outside of the window.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; `nil` for the scene's.
    ///   - theme: The colours of what has none of its own.
    /// - Throws: `InputError` where the picture would exceed `pixelLimit` or `areaLimit`.
    public func png(scale: CGFloat? = nil, theme: PictureTheme = .light) throws(InputError) -> Data {
        let scale = scale ?? self.scale
        let (width, height) = try pixels(scale: scale)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        CairoCanvas.draw(self, on: surface, scale: scale, theme: theme)
        let bytes = ByteStream()
        let status = cairo_surface_write_to_png_stream(surface, ByteStream.write, bytes.pointer)
        return try bytes.data(status)
    }

    /// The picture as a PDF of one page, a point of which is a point of the window.
    ///
    /// - Throws: `InputError` where Cairo cannot draw it.
    public func pdf(theme: PictureTheme = .light) throws(InputError) -> Data {
        let bytes = ByteStream()
        let surface = cairo_pdf_surface_create_for_stream(ByteStream.write, bytes.pointer, bounds.width, bounds.height)
        defer { cairo_surface_destroy(surface) }
        // Without a date of its own a file would differ from second to second.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
        CairoCanvas.draw(self, on: surface, scale: 1, theme: theme)
        cairo_surface_finish(surface)
        return try bytes.data(cairo_surface_status(surface))
    }

    private func pixels(scale: CGFloat) throws(InputError) -> (width: Int, height: Int) {
        guard scale > 0, scale.isFinite else {
            throw InputError(found: "a scale of \(scale)", expected: "pixels per point, more than zero")
        }
        let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
        let limit = Double(Self.pixelLimit)
        guard width <= limit, height <= limit, width * height <= Double(Self.areaLimit) else {
            throw InputError(
                found: "a picture of \(SVGNumber.format(width)) × \(SVGNumber.format(height)) pixels",
                expected: "at most \(Self.pixelLimit) a side and \(Self.areaLimit / 1_000_000) million in all")
        }
        return (max(1, Int(width)), max(1, Int(height)))
    }
}
