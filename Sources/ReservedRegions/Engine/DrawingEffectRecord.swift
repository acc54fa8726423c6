import Foundation
import RegionModel

/// How what is drawn of a view differs from what is laid out, in the tree.
final class DrawingEffectRecord {
    /// What is done, one after the other.
    var steps: [DrawingStep]
    /// What is drawn of it.
    let clip: (any Shape)?

    init(_ steps: [DrawingStep] = [], clip: (any Shape)? = nil) {
        self.steps = steps
        self.clip = clip
    }

    /// What becomes of points of a view of a size.
    func transform(in size: Size, isRightToLeft: Bool) -> CGAffineTransform {
        steps.reduce(.identity) { $0.concatenating($1.transform(in: size, isRightToLeft: isRightToLeft)) }
    }

    /// How opaque it is drawn, from 0 to 1.
    var opacity: Double {
        steps.reduce(1) { opacity, step in
            guard case .fade(let by) = step else { return opacity }
            return opacity * min(max(by.isNaN ? 1 : by, 0), 1)
        }
    }
}
