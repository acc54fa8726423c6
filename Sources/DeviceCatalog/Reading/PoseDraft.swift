import Foundation
import RegionGeometry
import RegionModel

/// A pose or window in the making: its scene so far, and the sources that it cites.
struct PoseDraft {
    private(set) var scene: WindowScene
    private var citations: [(part: String, source: String)]

    /// An empty window that cites the device's sources for what every scene has.
    init(scene: WindowScene, citations: [(part: String, source: String)]) {
        self.scene = scene
        self.citations = citations
    }

    /// The names of the sources, each once, in the order of the parts that cite them.
    var sources: [String] {
        citations.map(\.source).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// This pose as a device names it.
    func named(_ name: WindowScene.Name) -> PoseDraft {
        var draft = self
        draft.scene.name = name
        return draft
    }

    /// This pose without the regions that `fields` name.
    ///
    /// - Throws: `InputError` where one of them is not there.
    func removing(_ fields: [JSONField]) throws(InputError) -> PoseDraft {
        var draft = self
        for field in fields {
            let name = try field.reference(among: draft.scene.regions.map(\.name))
            draft.scene.regions.removeAll { $0.name == name }
            draft.citations.removeAll { $0.part == Self.part(name) }
        }
        return draft
    }

    /// This pose after what was said of it, apart from what was to be removed.
    ///
    /// - Throws: `InputError` where a new region is not whole, or where the safe area or a region does not fit the
    ///   window.
    func applying(_ statement: PoseStatement) throws(InputError) -> PoseDraft {
        var draft = self
        draft.takeValues(of: statement)
        for region in statement.regions {
            let index = draft.scene.regions.firstIndex { $0.name == region.name }
            let new = try region.applied(to: index.map { draft.scene.regions[$0] })
            if let index { draft.scene.regions[index] = new } else { draft.scene.regions.append(new) }
            draft.cite(region.source, for: Self.part(region.name), alongside: index != nil)
        }
        try draft.check(statement)
        return draft
    }

    /// The part of this pose that a window takes: regions and safe area moved into the window and clipped to it.
    func clipped(to frame: CGRect, source: String) -> PoseDraft {
        var draft = self
        let moved = scene.regions.map { region in
            var region = region
            region.frame = region.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
            return region
        }
        draft.scene = WindowScene(
            size: frame.size, scale: scene.scale,
            safeArea: Self.insets(of: scene.safeBounds, in: frame),
            horizontalSizeClass: scene.horizontalSizeClass, verticalSizeClass: scene.verticalSizeClass,
            hinge: scene.hinge, regions: moved, regionQueries: scene.regionQueries,
            navigationBarBottom: scene.navigationBarBottom, verticalBar: Self.bar(of: scene, in: frame),
            cornerRadii: scene.cornerRadii?.reached(by: frame, of: scene.bounds, else: 0),
            cornerInsets: scene.cornerInsets.reached(by: frame, of: scene.bounds, else: .zero))
        draft.cite(source, for: "window")
        let names = draft.scene.regions.map { Self.part($0.name) }
        draft.citations.removeAll { $0.part.hasPrefix(Self.part("")) && !names.contains($0.part) }
        if draft.scene.verticalBar == nil { draft.citations.removeAll { $0.part == "verticalBar" } }
        return draft
    }

    /// How far the part of `frame` that lies within `safe` is from its edges; all of the frame where none does.
    private static func insets(of safe: CGRect, in frame: CGRect) -> RectInsets {
        let top = min(max(0, safe.minY - frame.minY), frame.height)
        let left = min(max(0, safe.minX - frame.minX), frame.width)
        return RectInsets(
            top: top, left: left, bottom: min(max(0, frame.maxY - safe.maxY), frame.height - top),
            right: min(max(0, frame.maxX - safe.maxX), frame.width - left))
    }

    /// The bar of a display as a window has it that reaches the bar's side of the display.
    private static func bar(of scene: WindowScene, in frame: CGRect) -> VerticalBar? {
        guard var bar = scene.verticalBar else { return nil }
        guard bar.edge == .left ? frame.minX <= 0 : frame.maxX >= scene.size.width else { return nil }
        bar.extent = min(bar.extent, frame.width)
        bar.top = min(max(0, bar.top - frame.minY), frame.height)
        bar.bottom = min(max(0, bar.bottom - (scene.size.height - frame.maxY)), frame.height - bar.top)
        return bar
    }

    private static func part(_ region: String) -> String { "region \(region)" }

    private mutating func takeValues(of statement: PoseStatement) {
        take(statement.size, for: "window") { $0.size = $1 }
        take(statement.safeArea, for: "safeArea") { $0.safeArea = $1 }
        take(statement.sizeClasses, for: "sizeClass") {
            ($0.horizontalSizeClass, $0.verticalSizeClass) = ($1[0], $1[1])
        }
        take(statement.hinge, for: "hinge") { $0.hinge = $1 }
        take(statement.verticalBar, for: "verticalBar") { $0.verticalBar = $1 }
        take(statement.cornerRadii, for: "cornerRadii") { $0.cornerRadii = $1 }
        take(statement.cornerInsets, for: "cornerInsets") { $0.cornerInsets = $1 }
    }

    /// Takes over a value that is stated, and its source.
    private mutating func take<Value>(
        _ stated: PoseStatement.Cited<Value>?, for part: String, set: (inout WindowScene, Value) -> Void
    ) {
        guard let stated else { return }
        set(&scene, stated.value)
        cite(stated.source, for: part)
    }

    /// Cites a source for a part: in place of the one it had, or after it where some of the part is still from there.
    private mutating func cite(_ source: String, for part: String, alongside isPartial: Bool = false) {
        guard let index = citations.firstIndex(where: { $0.part == part }) else {
            return citations.append((part, source))
        }
        if isPartial { citations.insert((part, source), at: index + 1) } else { citations[index].source = source }
    }
}

extension PoseDraft {
    /// How far a number given to two decimals may miss an edge, in points.
    private static let tolerance: CGFloat = 0.011

    /// Where frames may lie: the window, and what rounding adds to it.
    var room: CGRect { scene.bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance) }

    private func check(_ statement: PoseStatement) throws(InputError) {
        let (insets, size) = (scene.safeArea, scene.size)
        guard insets.left + insets.right <= size.width, insets.top + insets.bottom <= size.height else {
            throw InputError(
                place: statement.json.place + (statement.safeArea == nil ? "" : ".safeArea"),
                found: "a safe area without room", expected: "insets that fit a window of \(Self.text(size))")
        }
        if let bar = scene.verticalBar, bar.extent > size.width || bar.top + bar.bottom > size.height {
            throw InputError(
                place: statement.json.place + (statement.verticalBar == nil ? "" : ".verticalBar"),
                found: "a bar without room", expected: "one that fits a window of \(Self.text(size))")
        }
        guard let stray = scene.regions.first(where: { !room.contains($0.frame) || !$0.frame.meets(scene.bounds) })
        else { return }
        let stated = statement.regions.first { $0.name == stray.name }
        throw InputError(
            place: stated?.json.place ?? statement.json.place,
            found: "\"\(stray.name)\" at \(Self.text(stray.frame))",
            expected: "a frame within the window of \(Self.text(size))")
    }

    private static func text(_ size: CGSize) -> String {
        "\(JSONWriter.format(size.width)) x \(JSONWriter.format(size.height))"
    }

    private static func text(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        return "[\(numbers.map { JSONWriter.format($0) }.joined(separator: ", "))]"
    }
}
