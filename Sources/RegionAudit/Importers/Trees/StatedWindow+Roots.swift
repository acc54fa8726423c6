import Foundation

extension StatedWindow {
    /// The display that the places at the top of a tree make up, as far as one of them begins where the display does.
    init(roots: [CGRect]) {
        guard roots.contains(where: { $0.origin == .zero }) else {
            let reason = roots.first.map {
                "it holds only a window at \($0.inWords), such as a dialog, and not the display"
            }
            self.init(size: nil, source: reason ?? "no root of it has bounds")
            return
        }
        let union = roots.reduce(CGRect.zero) { $0.union($1) }
        self.init(size: CGSize(width: union.maxX, height: union.maxY), source: "the bounds of its roots")
    }
}
