import Foundation
import RegionModel
import ReservedRegions

/// Colours in documents: `#rrggbb` or `#rrggbbaa`, or a name of the platform's.
enum DocumentColors {
    private static let named: KeyValuePairs<String, Color> = [
        "clear": .clear, "black": .black, "white": .white, "gray": .gray, "red": .red, "orange": .orange,
        "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue,
        "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
    ]

    static func color(_ field: JSONField) throws(InputError) -> Color {
        let text = try field.string()
        guard text.hasPrefix("#") else { return try field.choice(named) }
        let digits = text.dropFirst()
        guard digits.count == 6 || digits.count == 8, let value = UInt64(digits, radix: 16) else {
            throw field.error(expected: "a colour such as \"#3366ff\"")
        }
        let all = digits.count == 8 ? value : value << 8 | 0xFF
        let share = { (shift: UInt64) in Double(all >> shift & 0xFF) / 255 }
        return Color(red: share(24), green: share(16), blue: share(8), opacity: share(0))
    }
}
