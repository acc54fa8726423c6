import Foundation
import RegionModel

/// How a text is to be set: the question to a measurer, and what is made of its answer.
struct TextSetting: Equatable {
    var request: TextRequest
    /// The least number of lines that room is kept for.
    var minimumLines = 0
    /// The least part of its own size to which the text shrinks before a part of it is left out.
    var minimumScale: CGFloat = 1
    /// How far above its baseline the text is drawn, in points.
    var baselineOffset: CGFloat = 0

    /// Room for more lines than these is never kept.
    static let mostReservedLines = 10_000
}

/// A text as it was set: where its lines are, and in which style.
struct SetText {
    var measurement: TextMeasurement
    var style: TextStyle
    /// Whether lines lie over a region because none finds a clear place.
    var isPlacedOverRegion = false
}

extension TextSetting {
    /// Sets the text in a width and, unless it is infinite, a height.
    ///
    /// A height limits the lines to those that fit, at least one. A text that may shrink does so before a part of it
    /// is left out, in steps of a hundredth.
    func set(width: Double?, height: Double, with measurer: any TextMeasurer) -> SetText {
        finished(shrunk { fitted(scale: $0, width, height, measurer) })
    }

    /// The text as it is set in the largest part of its size in which nothing of it is left out, else in the least.
    func shrunk(_ fitted: (_ scale: CGFloat) -> SetText) -> SetText {
        let whole = fitted(1)
        guard whole.measurement.isTruncated, minimumScale < 1 else { return whole }
        let steps = Int(((1 - minimumScale) * 100).rounded(.up))
        let scale = { (step: Int) in max(minimumScale, 1 - CGFloat(step) / 100) }
        var (low, high) = (1, steps)
        while low < high {
            let middle = (low + high) / 2
            if fitted(scale(middle)).measurement.isTruncated { low = middle + 1 } else { high = middle }
        }
        return fitted(scale(low))
    }

    /// The question to a measurer in a part of the text's size.
    func scaled(_ scale: CGFloat, width: Double?) -> TextRequest {
        var asked = request
        asked.width = width.map { CGFloat($0) }
        asked.style.size *= scale
        asked.style.tracking *= scale
        return asked
    }

    private func fitted(scale: CGFloat, _ width: Double?, _ height: Double, _ measurer: any TextMeasurer) -> SetText {
        var asked = scaled(scale, width: width)
        var measurement = measurer.measure(asked)
        if height.isFinite, measurement.size.height > height + 1e-6, measurement.lines.count > 1 {
            asked.lineLimit = max(1, measurement.lines.prefix { $0.frame.maxY <= height + 1e-6 }.count)
            let isTruncated = measurement.isTruncated
            measurement = measurer.measure(asked)
            measurement.isTruncated = measurement.isTruncated || isTruncated
        }
        return SetText(measurement: measurement, style: asked.style)
    }

    /// With room for the least number of lines, and raised.
    private func finished(_ text: SetText) -> SetText {
        var result = text
        reserveLines(in: &result.measurement)
        raise(&result.measurement)
        return result
    }

    /// Keeps room for the least number of lines.
    func reserveLines(in measurement: inout TextMeasurement) {
        guard minimumLines > 0, let line = measurement.lines.last else { return }
        let missing = max(0, minimumLines - measurement.lineTops.count)
        measurement.size.height += CGFloat(missing) * (line.frame.height + request.lineSpacing)
    }

    /// Lines that are raised or lowered grow by as much; where they are aligned stays where it was.
    private func raise(_ measurement: inout TextMeasurement) {
        guard baselineOffset != 0, baselineOffset.isFinite else { return }
        let growth = abs(baselineOffset)
        for place in measurement.lines.indices {
            measurement.lines[place].frame.origin.y += CGFloat(place) * growth
            measurement.lines[place].frame.size.height += growth
            measurement.lines[place].baseline += CGFloat(place) * growth + max(0, -baselineOffset)
        }
        measurement.size.height += CGFloat(measurement.lines.count) * growth
    }
}
