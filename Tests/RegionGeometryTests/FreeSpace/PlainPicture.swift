import Foundation

/// A picture of rectangles in a window.
struct PlainPicture {
    /// What a rectangle stands for.
    enum Kind: String {
        case obstacle = "fill=\"#5f6368\""
        case free = "fill=\"#d7ecd9\" stroke=\"#3c8c46\" stroke-dasharray=\"6 4\""
        case item = "fill=\"#cfe0fb\" stroke=\"#2f6fd0\""
    }

    private let window: CGRect
    private var shapes: [String] = []

    init(of window: CGRect) { self.window = window }

    mutating func add(_ rect: CGRect, _ kind: Kind, label: String? = nil) {
        let (x, y, width, height) = (text(rect.minX), text(rect.minY), text(rect.width), text(rect.height))
        shapes.append("<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(kind.rawValue)/>")
        guard let label else { return }
        shapes.append("<text x=\"\(text(rect.midX))\" y=\"\(text(rect.midY + 6))\">\(label)</text>")
    }

    var svg: String {
        let (width, height) = (text(window.width), text(window.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 \(text(window.width + 4)) \(text(window.height + 4))" \
            font-family="Inter, sans-serif" font-size="17" text-anchor="middle">
            <rect width="\(width)" height="\(height)" fill="#ffffff" stroke="#9aa0a6" stroke-width="2"/>
            \(shapes.joined(separator: "\n"))
            </svg>

            """
    }

    private func text(_ value: CGFloat) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
