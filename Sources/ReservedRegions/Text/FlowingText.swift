import RegionModel

/// A text that flows around regions, with what was set of it around them.
final class FlowingText {
    /// What is in the way; `nil` while nothing is.
    var surroundings: TextSurroundings?

    private var shaped: ShapedText?
    /// Answers for what was in the way when the text was asked last.
    private var answers: [SIMD2<UInt64>: SetText] = [:]
    private var known: TextSurroundings?

    /// The text as it is set for a proposal, NaN where there is none; `nil` while nothing is in the way.
    func set(_ setting: TextSetting, width: Double, height: Double, with measurer: any TextMeasurer) -> SetText? {
        guard let surroundings else { return nil }
        if surroundings != known { (known, answers) = (surroundings, [:]) }
        // As bits, so that two proposals that leave a length open are the same.
        let key = SIMD2(width.bitPattern, height.bitPattern)
        if let known = answers[key] { return known }
        let shaped = shaped ?? measurer.shape(setting.request)
        self.shaped = shaped
        let answer = setting.set(
            width: width.isFinite ? max(0, width) : nil, height: height.isNaN ? .infinity : height,
            around: surroundings, shaped: shaped, with: measurer)
        if answers.count >= TextRecord.answerLimit { answers = [:] }
        answers[key] = answer
        return answer
    }
}
