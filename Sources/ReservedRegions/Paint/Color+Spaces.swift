import Foundation
import RegionModel

extension Color {
    /// A space of colours; all are taken for sRGB here.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// A colour of a space; all from 0 to 1.
    public nonisolated init(
        _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A grey of a space; both from 0 (black) to 1 (white).
    public nonisolated init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(white: white, opacity: opacity)
    }

    /// A colour by its hue around the circle, how strong and how bright it is; all from 0 to 1.
    public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let turn = (hue - hue.rounded(.down)) * 6
        let share = { (offset: Double) in
            let place = (offset + turn).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: share(5), green: share(3), blue: share(1), opacity: opacity)
    }

    /// A colour of the app's by its name. Apps' colours are not known here: it is grey.
    public nonisolated init(_ name: String, bundle: Bundle? = nil) { self = .gray }
}
