import Foundation
import RegionAudit
import RegionGeometry
import RegionModel
import TestSupport
import Testing

@Suite("Findings over random layouts")
struct MoveTests {
    static let seeds = Array(UInt64(1)...300)

    @Test("The move clears what was found", arguments: seeds)
    func moveClears(seed: UInt64) {
        let snapshot = randomSnapshot(seed: seed)
        for finding in Audit().check(snapshot) {
            guard let move = finding.move else { continue }
            let left = Audit().check(snapshot.moving(finding.element, by: move)).filter {
                $0.element == finding.element
            }
            // Where the safe area has no clear place for a control, it may stay outside of it.
            let isSafe = snapshot.scene.safeBounds.contains(finding.frame.offsetBy(dx: move.width, dy: move.height))
            #expect(left.filter { isSafe || $0.rule != "control-outside-safe-area" }.isEmpty, "seed \(seed)")
        }
    }

    @Test("No shorter move on the grid clears a text", arguments: seeds)
    func moveIsSmallest(seed: UInt64) {
        let snapshot = randomSnapshot(seed: seed)
        let bounds = snapshot.scene.bounds
        for finding in Audit().check(snapshot) where snapshot.elements[finding.element].role == .text {
            var best = CGFloat.infinity
            for dx in -80...80 {
                for dy in -80...80 {
                    let moved = finding.frame.offsetBy(dx: Double(dx), dy: Double(dy))
                    guard bounds.contains(moved), !snapshot.scene.obstacles.contains(where: moved.meets) else {
                        continue
                    }
                    best = min(best, CGFloat(dx * dx + dy * dy))
                }
            }
            let length = finding.move.map { $0.width * $0.width + $0.height * $0.height } ?? .infinity
            #expect(length == best, "seed \(seed)")
        }
    }

    @Test("A mirrored layout gives mirrored findings", arguments: seeds)
    func mirrored(seed: UInt64) {
        let snapshot = randomSnapshot(seed: seed)
        let mirrored = Audit().check(snapshot.mirrored).map { $0.mirrored(inWidth: snapshot.scene.size.width) }
        #expect(mirrored == Audit().check(snapshot).map(\.wordless), "seed \(seed)")
    }

    @Test("A fold without thickness is cleared to the nearer side, however the numbers round", arguments: seeds)
    func thinFold(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let crease = CGFloat.random(in: 300...500, using: &random)
        let scene = WindowScene(
            size: CGSize(width: 841.14, height: 700.95),
            regions: [
                SceneRegion(name: "fold", kind: .division, frame: CGRect(x: crease, y: 0, width: 0, height: 700.95))
            ])
        let (left, right) = (CGFloat.random(in: 1...90, using: &random), CGFloat.random(in: 1...90, using: &random))
        let element = LayoutElement.at(crease - left, 10.1, left + right, 33.3)
        let finding = try #require(Audit().check(LayoutSnapshot(scene: scene, elements: [element])).first)
        let move = try #require(finding.move, "seed \(seed)")
        #expect(abs(move.width - (left < right ? left : -right)) < 1e-9 && move.height == 0, "seed \(seed)")
        #expect(finding.severity == .error)
    }

    @Test("The random layouts are of every kind")
    func variety() {
        let findings = Self.seeds.flatMap { Audit().check(randomSnapshot(seed: $0)) }
        #expect(Set(findings.map(\.rule)) == Set(Rule.all.map(\.id)).subtracting(["content-in-occlusion"]))
        #expect(findings.contains { $0.move == nil } && findings.contains { $0.move != nil })
        #expect(Self.seeds.contains { Audit().check(randomSnapshot(seed: $0)).isEmpty })
    }

    /// A window of 80 to 160 points with a few regions and elements, all on whole points.
    private func randomSnapshot(seed: UInt64) -> LayoutSnapshot {
        var random = SeededGenerator(seed: seed)
        let size = CGSize(
            width: Int.random(in: 80...160, using: &random), height: Int.random(in: 80...160, using: &random))
        var scene = WindowScene(
            size: size, safeArea: RectInsets(bottom: 6, right: 12),
            layoutDirection: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
        if Int.random(in: 0..<3, using: &random) > 0 {
            let x = Double(Int.random(in: 0...Int(size.width - 10), using: &random))
            scene.regions.append(
                SceneRegion(
                    name: "fold", kind: .division, frame: CGRect(x: x, y: 0, width: 10, height: size.height),
                    margins: RectInsets(left: 5, right: 5), isActive: Int.random(in: 0..<4, using: &random) > 0))
        }
        for index in 0..<Int.random(in: 0...3, using: &random) {
            scene.regions.append(
                SceneRegion(
                    name: "camera-\(index)", kind: .occlusion, frame: randomRect(in: size, 4...30, using: &random),
                    isActive: Int.random(in: 0..<4, using: &random) > 0))
        }
        var snapshot = LayoutSnapshot(scene: scene)
        for index in 0..<Int.random(in: 1...5, using: &random) {
            let frame = randomRect(in: size, 3...70, using: &random)
                .offsetBy(dx: Double(Int.random(in: -4...4, using: &random)), dy: 0)
            let role: ElementRole = Bool.random(using: &random) ? .text : .button
            snapshot.elements.append(LayoutElement(id: "e\(index)", role: role, frame: frame))
        }
        return snapshot
    }

    private func randomRect(in size: CGSize, _ sides: ClosedRange<Int>, using random: inout SeededGenerator) -> CGRect {
        let (width, height) = (Int.random(in: sides, using: &random), Int.random(in: sides, using: &random))
        let x = Int.random(in: 0...max(0, Int(size.width) - width), using: &random)
        let y = Int.random(in: 0...max(0, Int(size.height) - height), using: &random)
        return CGRect(x: x, y: y, width: width, height: height)
    }
}

extension LayoutSnapshot {
    fileprivate func moving(_ index: Int, by move: CGSize) -> LayoutSnapshot {
        var result = self
        result.elements[index].frame = elements[index].frame.offsetBy(dx: move.width, dy: move.height)
        return result
    }
}

extension WindowScene {
    /// The frames of what an element must keep clear of, told anew: active, and no sliver at the edge.
    fileprivate var obstacles: [CGRect] {
        regions.filter { region in
            let room = min(region.frame.minX, size.width - region.frame.maxX)
            return region.isActive && (region.kind == .occlusion || room >= 44)
        }.map(\.frame)
    }
}
