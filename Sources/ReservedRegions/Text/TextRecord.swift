import Foundation
import RegionModel

/// A text in the tree, with what was measured of it.
final class TextRecord {
    let setting: TextSetting
    var color: RGBA?
    /// The text as it is set where there is room for all of it.
    private var ideal: SetText?
    private var answers: [Double: SetText] = [:]
    private var lastLook: SharedAppearance?
    private var knownMetrics: FontMetrics?

    /// The text as it flows around regions; few do.
    var flow: FlowingText?

    /// How many widths are remembered beside the text's own.
    static let answerLimit = 8

    init(_ setting: TextSetting, color: RGBA?) {
        self.setting = setting
        self.color = color
    }

    /// The text as it is set for a proposal, NaN where there is none.
    ///
    /// Text is never wider than its longest line. What is set in a width is remembered for a few widths.
    func set(width: Double, height: Double, with measurer: any TextMeasurer) -> SetText {
        if let flow, let set = flow.set(setting, width: width, height: height, with: measurer) { return set }
        var limit = width.isNaN || width == .infinity ? nil : max(0, width)
        let ideal = ideal(with: measurer)
        // What fits on its lines as they are written is set no otherwise in more room.
        if let room = limit, !ideal.measurement.isTruncated, ideal.measurement.size.width <= room { limit = nil }
        let whole = limit.map { answers[$0] ?? remember($0, with: measurer) } ?? ideal
        guard height.isFinite, whole.measurement.size.height > height + 1e-6 else { return whole }
        guard whole.measurement.lines.count > 1 || setting.minimumScale < 1 else { return whole }
        return setting.set(width: limit, height: height, with: measurer)
    }

    private func ideal(with measurer: any TextMeasurer) -> SetText {
        if let ideal { return ideal }
        let answer = setting.set(width: nil, height: .infinity, with: measurer)
        ideal = answer
        return answer
    }

    private func remember(_ width: Double, with measurer: any TextMeasurer) -> SetText {
        let answer = setting.set(width: width, height: .infinity, with: measurer)
        if answers.count >= Self.answerLimit { answers = [:] }
        answers[width] = answer
        return answer
    }

    /// How the text looks in a style, as it did the last time where that is the same: most snapshots change little.
    func look(in style: TextStyle, opacity: Double) -> SharedAppearance {
        let color = color ?? Color.primary.rgba
        if let lastLook, lastLook.value.textStyle == style, lastLook.value.opacity == opacity,
            lastLook.value.textColor == color
        {
            return lastLook
        }
        let look = SharedAppearance(ElementAppearance(opacity: opacity, textColor: color, textStyle: style))
        lastLook = look
        return look
    }

    /// How high the text's font is.
    func metrics(with measurer: any TextMeasurer) -> FontMetrics {
        if let knownMetrics { return knownMetrics }
        let metrics = measurer.metrics(of: setting.request.style)
        knownMetrics = metrics
        return metrics
    }

    /// The distance from the top to a line's baseline, as other views are aligned to it: where the text would stand
    /// if it were neither raised nor lowered.
    func baseline(_ key: AlignmentKey, of text: SetText) -> Double {
        let measured = text.measurement
        return key == .firstTextBaseline
            ? measured.firstBaseline + setting.baselineOffset : measured.lastBaseline + setting.baselineOffset
    }
}
