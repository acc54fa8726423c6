import Foundation

extension CGSize {
    /// The size that a text such as `402x874` is; `nil` for any other text.
    package init?(typed text: String) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? -1 }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
        self.init(width: sides[0], height: sides[1])
    }
}
