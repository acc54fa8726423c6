import Foundation
import RegionModel

/// What texts inherit beside font, colour and alignment.
struct TextSettings: Equatable {
    var size = DynamicTypeSize.large
    var minimumLines = 0
    var lineSpacing: CGFloat = 0
    var truncation = TruncationMode.tail
    var minimumScale: CGFloat = 1
    var allowsTightening = false
    var letterCase: Text.Case?
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var isMonospaced = false
    var hasMonospacedDigits = false
    /// Which regions lines flow around beside the active ones; `nil` where they flow around none.
    var avoidance: ReservedRegion.QueryOptions?
}

extension EnvironmentValues {
    /// How large the user likes text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { text.size }
        set { text.size = newValue }
    }

    /// The room between the lines of a text in points, beside what the font has.
    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { text.lineSpacing = newValue.isFinite ? max(0, newValue) : 0 }
    }

    /// Which part of a text's last line is left out where the text does not fit.
    public var truncationMode: Text.TruncationMode {
        get { text.truncation }
        set { text.truncation = newValue }
    }

    /// The least size, as a part of its own, to which a text shrinks before a part of it is left out.
    public var minimumScaleFactor: CGFloat {
        get { text.minimumScale }
        set { text.minimumScale = newValue > 0 ? min(newValue, 1) : 1 }
    }

    /// Whether letters may move together before a part of a text is left out; without effect here.
    public var allowsTightening: Bool {
        get { text.allowsTightening }
        set { text.allowsTightening = newValue }
    }

    /// The case in which texts are shown, or `nil` for their own.
    public var textCase: Text.Case? {
        get { text.letterCase }
        set { text.letterCase = newValue }
    }
}

extension Text {
    /// Which part of a text is left out where it does not fit its last line.
    public typealias TruncationMode = RegionModel.TruncationMode

    /// Large letters or small ones.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase

        func apply(to text: String) -> String { self == .uppercase ? text.uppercased() : text.lowercased() }
    }
}
