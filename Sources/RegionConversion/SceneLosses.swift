import Foundation
import RegionGeometry
import RegionModel

/// What of a scene does not come back as it was.
struct SceneLosses {
    private(set) var losses: [Loss] = []

    /// Compares a scene with what comes back of it.
    ///
    /// - Parameter told: Those of the scene's regions that come back, in the order in which they do; `nil` for one
    ///   that is new.
    init(of scene: WindowScene, told: [SceneRegion?], comingBackAs back: WindowScene) {
        compare(scene, back)
        compareSurroundings(scene, back)
        let pairs = zip(told, back.regions)
        let names = pairs.compactMap { old, new in old.flatMap { $0.name == new.name ? nil : ($0.name, new.name) } }
        if let (old, new) = names.first {
            let rest = names.count == 1 ? "" : ", and \(names.count - 1) more"
            add("regions", "have no names: \(old) comes back as \(new)\(rest)")
        }
        for (old, new) in pairs {
            if let old { compare(old, new) } else { add(new.name, "comes back, and was not there") }
        }
        let kept = Set(told.compactMap(\.self))
        for region in scene.regions where !kept.contains(region) { add(region.name, "is left out") }
    }

    private mutating func add(_ subject: String, _ change: String) {
        losses.append(Loss(subject: subject, change: change))
    }

    private mutating func compare(_ old: WindowScene, _ new: WindowScene) {
        if old.name != new.name { add("name", "\(old.name) is left out") }
        if !isNear(CGRect(origin: .zero, size: old.size), CGRect(origin: .zero, size: new.size)) {
            add("window", "\(words(old.size)) comes back as \(words(new.size))")
        }
        if old.scale != new.scale { add("scale", "\(number(old.scale)) comes back as \(number(new.scale))") }
        if !isNear(old.safeArea, new.safeArea) {
            add("safeArea", "\(words(old.safeArea)) comes back as \(words(new.safeArea))")
        }
        if (old.horizontalSizeClass, old.verticalSizeClass) != (new.horizontalSizeClass, new.verticalSizeClass) {
            add("sizeClass", "is left out")
        }
        if old.layoutDirection != new.layoutDirection {
            add("direction", "\(old.layoutDirection.rawValue) comes back as \(new.layoutDirection.rawValue)")
        }
        if old.hinge != new.hinge { add("hinge", "\(words(old.hinge)) comes back as \(words(new.hinge))") }
    }

    private mutating func compareSurroundings(_ old: WindowScene, _ new: WindowScene) {
        if old.regionQueries != new.regionQueries {
            add("regionQueries", "\(old.regionQueries.rawValue) comes back as \(new.regionQueries.rawValue)")
        }
        let others = [
            ("navigationBarBottom", old.navigationBarBottom == new.navigationBarBottom),
            ("verticalBar", old.verticalBar == new.verticalBar),
            ("cornerRadii", old.cornerRadii == new.cornerRadii),
            ("colorScheme", old.colorScheme == new.colorScheme), ("phase", old.phase == new.phase),
        ]
        for (subject, isSame) in others where !isSame { add(subject, "is left out") }
        if old.cornerInsets != new.cornerInsets {
            add("cornerInsets", "\(words(old.cornerInsets)) comes back as \(words(new.cornerInsets))")
        }
    }

    private mutating func compare(_ old: SceneRegion, _ new: SceneRegion) {
        if !isNear(old.frame, new.frame) {
            add(old.name, "its frame \(words(old.frame)) comes back as \(words(new.frame))")
        }
        if !isNear(old.margins, new.margins) {
            add(old.name, "its margins \(words(old.margins)) come back as \(words(new.margins))")
        }
        if old.isActive != new.isActive {
            add(old.name, "\(old.isActive ? "active" : "inactive") comes back as its opposite")
        }
    }
}

extension SceneLosses {
    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)].allSatisfy(JSONLosses.isNear)
    }

    private func isNear(_ a: RectInsets, _ b: RectInsets) -> Bool {
        [(a.top, b.top), (a.left, b.left), (a.bottom, b.bottom), (a.right, b.right)].allSatisfy(JSONLosses.isNear)
    }

    /// A number for people: to the thousandth.
    private func number(_ value: CGFloat) -> String { JSONWriter.format(value, places: 3) }

    private func words(_ numbers: [CGFloat]) -> String {
        "[" + numbers.map(number).joined(separator: ", ") + "]"
    }

    private func words(_ size: CGSize) -> String { words([size.width, size.height]) }

    private func words(_ frame: CGRect) -> String { words([frame.minX, frame.minY, frame.width, frame.height]) }

    private func words(_ insets: RectInsets) -> String {
        let sides = [
            ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
        ].filter { $0.1 != 0 }
        return sides.isEmpty ? "none" : sides.map { "\($0.0) \(number($0.1))" }.joined(separator: ", ")
    }

    private func words(_ corners: RectCorners<CGSize>) -> String {
        let sizes = [
            ("topLeft", corners.topLeft), ("topRight", corners.topRight), ("bottomLeft", corners.bottomLeft),
            ("bottomRight", corners.bottomRight),
        ].filter { $0.1 != .zero }
        return sizes.isEmpty ? "none" : sizes.map { "\($0.0) \(words($0.1))" }.joined(separator: ", ")
    }

    private func words(_ hinge: DeviceHinge?) -> String {
        hinge.map { "\($0.status) at \(number($0.angle.degrees))°" } ?? "none"
    }
}
