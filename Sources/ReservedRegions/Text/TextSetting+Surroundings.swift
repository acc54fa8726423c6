import Foundation
import RegionModel

extension TextSetting {
    /// Sets the text around what is in its way, in a width and, unless it is infinite, a height.
    ///
    /// Stretches too short to be read well are used where the lines do not fit the height otherwise. Where not even one
    /// line finds a clear place in the window, the text is set as if nothing were in the way.
    func set(
        width: Double?, height: Double, around surroundings: TextSurroundings, shaped: ShapedText,
        with measurer: any TextMeasurer
    ) -> SetText {
        let fitted = { (scale: CGFloat) in
            let asked = scaled(scale, width: width)
            let flow = Flow(
                request: asked, shaped: (scale == 1 ? shaped : measurer.shape(asked)).raised(by: baselineOffset),
                surroundings: surroundings, height: height, measurer: measurer)
            return flow.fitted()
        }
        var result = shrunk(fitted)
        reserveLines(in: &result.measurement)
        return result
    }

    /// A text, what is in its way and the height that it should not exceed.
    private struct Flow {
        let request: TextRequest
        let shaped: ShapedText
        let surroundings: TextSurroundings
        let height: Double
        let measurer: any TextMeasurer

        func fitted() -> SetText {
            let whole = lay(request)
            let isBounded = height.isFinite && !surroundings.obstacles.isEmpty
            let bottom = isBounded ? surroundings.bottom + 1e-6 : .infinity
            if whole.size.height <= min(height + 1e-6, bottom) {
                return SetText(measurement: whole, style: request.style)
            }
            let tight = lay(request, leastStretch: 0)
            if tight.size.height <= min(height + 1e-6, bottom) {
                return SetText(measurement: tight, style: request.style)
            }
            for (measurement, least) in [(whole, nil), (tight, 0)] as [(TextMeasurement, CGFloat?)] {
                guard let first = measurement.lines.first, first.frame.maxY <= bottom else { continue }
                return SetText(measurement: limited(measurement, leastStretch: least), style: request.style)
            }
            let covered = measurer.lay(shaped, of: request, around: [])
            return SetText(
                measurement: limited(covered, isClear: false), style: request.style, isPlacedOverRegion: true)
        }

        private func lay(_ request: TextRequest, leastStretch: CGFloat? = nil) -> TextMeasurement {
            guard let leastStretch else { return measurer.lay(shaped, of: request, around: surroundings.obstacles) }
            return measurer.lay(shaped, of: request, around: surroundings.obstacles, leastStretch: leastStretch)
        }

        /// With as many lines as fit the height, at least one.
        private func limited(
            _ whole: TextMeasurement, leastStretch: CGFloat? = nil, isClear: Bool = true
        ) -> TextMeasurement {
            let tops = whole.lineTops
            let fitting = Set(whole.lines.filter { $0.frame.maxY <= height + 1e-6 }.map(\.frame.minY)).count
            guard max(1, fitting) < tops.count else { return whole }
            var asked = request
            asked.lineLimit = max(1, fitting)
            var result =
                isClear ? lay(asked, leastStretch: leastStretch) : measurer.lay(shaped, of: asked, around: [])
            result.isTruncated = result.isTruncated || whole.isTruncated
            return result
        }
    }
}

extension TextMeasurement {
    /// The heights at which lines stand, of which several pieces may share one.
    var lineTops: Set<CGFloat> { Set(lines.map(\.frame.minY)) }
}

extension ShapedText {
    /// With room for a baseline that is raised, or lowered where that is negative, in points.
    fileprivate func raised(by offset: CGFloat) -> ShapedText {
        guard offset != 0, offset.isFinite else { return self }
        let (above, below) = (max(0, -offset), max(0, offset))
        var result = self
        result.metrics.ascent += above
        result.metrics.descent += below
        for place in result.paragraphs.indices {
            for word in result.paragraphs[place].words.indices {
                if result.paragraphs[place].words[word].ascent > 0 {
                    result.paragraphs[place].words[word].ascent += above
                }
                if result.paragraphs[place].words[word].descent > 0 {
                    result.paragraphs[place].words[word].descent += below
                }
            }
        }
        return result
    }
}
