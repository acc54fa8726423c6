import Foundation
import RegionGeometry
import RegionModel
import TestSupport

/// Scenes that look like those of devices, and some that do not.
struct RandomScene {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Numbers are on the half point: on pixels of some scales and between those of others.
    private mutating func length(_ range: ClosedRange<Int>) -> CGFloat { generator.length(range) / 2 }

    mutating func scene() -> WindowScene {
        let size = CGSize(width: length(200...2000), height: length(200...2000))
        let status: DeviceHinge.Status? = [nil, .closed, .partiallyOpen, .fullyOpen].randomElement(using: &generator)!
        return WindowScene(
            name: .init(device: generator.chance(20) ? "some" : nil), size: size,
            scale: [1, 1.5, 2, 2.625, 3].randomElement(using: &generator)!,
            safeArea: generator.chance(70) ? insets(0...160) : .zero,
            layoutDirection: generator.chance(30) ? .rightToLeft : .leftToRight,
            hinge: status.map { DeviceHinge(status: $0, angle: .degrees(120)) },
            regions: (0..<Int.random(in: 0...5, using: &generator)).map { region($0, in: size) },
            cornerInsets: RectCorners(
                topLeft: generator.chance(30) ? CGSize(width: length(20...200), height: 30) : .zero,
                topRight: generator.chance(30) ? CGSize(width: length(20...200), height: 30) : .zero,
                bottomLeft: .zero, bottomRight: .zero))
    }

    private mutating func insets(_ range: ClosedRange<Int>) -> RectInsets {
        RectInsets(top: length(range), left: length(range), bottom: length(range), right: length(range))
    }

    private mutating func region(_ index: Int, in size: CGSize) -> SceneRegion {
        let isActive = generator.chance(70)
        let thickness = generator.chance(20) ? 0 : length(0...160)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            return SceneRegion(
                name: "upright-\(index)", kind: .division,
                frame: CGRect(x: length(0...Int(size.width) * 2), y: 0, width: thickness, height: size.height),
                margins: generator.chance(60) ? RectInsets(left: thickness / 2, right: thickness / 2) : .zero,
                isActive: isActive)
        case 1:
            return SceneRegion(
                name: "level-\(index)", kind: .division,
                frame: CGRect(x: 0, y: length(0...Int(size.height) * 2), width: size.width, height: thickness),
                margins: generator.chance(60) ? RectInsets(top: thickness / 2, bottom: thickness / 2) : .zero,
                isActive: isActive)
        default:
            return SceneRegion(
                name: "spot-\(index)", kind: .occlusion,
                frame: CGRect(
                    x: length(-20...Int(size.width) * 2), y: length(-20...Int(size.height) * 2),
                    width: length(1...200), height: length(1...200)),
                margins: generator.chance(20) ? insets(0...20) : .zero, isActive: isActive)
        }
    }
}
