import Foundation

extension View {
    /// Gives the view a frame of a fixed width, height or both.
    ///
    /// - Parameters:
    ///   - width: In points; `nil`, and a length that is negative or not finite, leaves the width to the view.
    ///   - height: Likewise.
    ///   - alignment: Where the view lies in a frame of another size.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modified(by: FixedFrame(width: width, height: height, alignment: alignment))
    }

    /// Gives the view a frame within limits.
    ///
    /// Along an axis that has both a minimum and a maximum the frame takes what it is proposed, held between them;
    /// with one of the two it follows its content; an ideal answers where no length is proposed. Limits that
    /// contradict each other give way: an ideal is at least the minimum, a maximum at least the ideal.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(
            by: FlexibleFrame(
                rule: FlexibleFrameRule(
                    horizontal: .init(minWidth, idealWidth, maxWidth),
                    vertical: .init(minHeight, idealHeight, maxHeight), alignment: alignment),
                isContradictory: !FlexibleFrameRule.Limits.agree(minWidth, idealWidth, maxWidth)
                    || !FlexibleFrameRule.Limits.agree(minHeight, idealHeight, maxHeight)))
    }
}

private struct FixedFrame: NodeModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.frame, content: content) { index, _ in
            let rule = FrameRule(width: Self.usable(width), height: Self.usable(height), alignment: alignment)
            tree.setRule(rule, of: index, in: &tree.frames)
            for length in [width, height] {
                guard let length, Self.usable(length).isNaN else { continue }
                tree.report(at: index, "frame(width:height:) was given \(length); the content's own length is used")
            }
        }
    }

    private static func usable(_ length: CGFloat?) -> Double {
        guard let length, length.isFinite, length >= 0 else { return .nan }
        return length
    }
}

private struct FlexibleFrame: NodeModifier {
    let rule: FlexibleFrameRule
    let isContradictory: Bool

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let tree = composer.tree
        composer.emit(.flexibleFrame, content: content) { index, _ in
            tree.setRule(rule, of: index, in: &tree.flexibleFrames)
            if isContradictory {
                tree.report(at: index, "the frame's minimum, ideal and maximum are no lengths in order; they give way")
            }
        }
    }
}

extension FlexibleFrameRule.Limits {
    fileprivate init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
        let low = minimum.flatMap { $0.isFinite ? max(0, Double($0)) : nil }
        let middle = ideal.flatMap { $0.isNaN ? nil : max(Double($0), low ?? 0) }
        let high = maximum.map { $0.isNaN ? .infinity : max(Double($0), middle ?? low ?? 0) }
        self.init(minimum: low ?? .nan, ideal: middle ?? .nan, maximum: high ?? .nan)
    }

    /// Whether the limits are lengths in order. A minimum is finite; an infinite ideal asks for all there is.
    fileprivate static func agree(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> Bool {
        let set = [minimum, ideal, maximum].compactMap(\.self)
        return set == set.sorted() && set.allSatisfy { $0 >= 0 }
            && minimum?.isFinite ?? true
    }
}
