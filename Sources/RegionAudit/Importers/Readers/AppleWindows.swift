import Foundation
import RegionModel

/// The windows of an app as XCUITest and WebDriverAgent list them: which one is the app's own, and which are not.
enum AppleWindows {
    /// Exempts the windows that are the system's, or whose place on the display is not known, and says what was done.
    ///
    /// - Parameters:
    ///   - draft: The tree, with all its elements.
    ///   - main: The index of the app's own window, where there is one.
    ///   - size: The size of the display as the app sees it.
    /// - Complexity: O(n).
    static func settle(_ draft: inout TreeDraft, main: Int?, size: CGSize) {
        let holdsKeyboard = windowsWithKeyboard(draft.elements)
        for (index, element) in draft.elements.enumerated()
        where element.kind == "Window" && index != main && element.exemption == nil {
            if holdsKeyboard.contains(index) {
                draft.update(index) { $0.exemption = .system }
            } else if let frame = element.frame, isElsewhere(frame, size) {
                draft.update(index) { $0.exemption = .otherWindow }
            }
        }
    }

    /// Whether a window's numbers count from an origin of its own: it is turned by a quarter, in pixels, or an
    /// ornament that floats beside the main window.
    private static func isElsewhere(_ frame: CGRect, _ size: CGSize) -> Bool {
        guard abs(frame.minX) <= 1, abs(frame.minY) <= 1 else { return false }
        if frame.size.equals(size, within: 1) { return false }
        if frame.size.equals(size.swapped, within: 1) { return true }
        if frame.width > size.width + 1 || frame.height > size.height + 1 { return true }
        return abs(frame.width - size.width) > 1 && frame.height > 100
    }

    private static func windowsWithKeyboard(_ elements: [ImportedElement]) -> Set<Int> {
        var result: Set<Int> = []
        var windows: [Int?] = []
        windows.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            let window = element.kind == "Window" ? index : element.parent.flatMap { windows[$0] }
            windows.append(window)
            if element.kind == "Keyboard", let window { result.insert(window) }
        }
        return result
    }
}

extension CGSize {
    /// Whether both sides are the same within a tolerance.
    func equals(_ other: CGSize, within tolerance: CGFloat) -> Bool {
        abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }

    /// The size after a quarter turn.
    var swapped: CGSize { CGSize(width: height, height: width) }
}
