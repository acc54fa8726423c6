import DeviceCatalog
import Foundation
import RegionAudit
import ReservedRegions

/// Times the engine on trees of the given sizes and writes a line of JSON for each figure.
///
/// Arguments are sizes, and names of trees to time only those: `run.py` asks for one at a time, since memory is only
/// told truly by a process that has done nothing before.
@main struct LayoutBenchmarks {
    @MainActor static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let sizes = arguments.compactMap { Int($0) }
        let names = arguments.filter { Int($0) == nil }
        for count in sizes.isEmpty ? [1_000, 10_000, 100_000] : sizes {
            if names.contains("poses") { measurePoses("poses", count) }
            if names.contains("sweep") { measureSweep("sweep", count) }
            for tree in trees where names.isEmpty || names.contains(tree.name) { tree.measure(tree.name, count) }
        }
        for extreme in extremes where sizes.contains(extreme.count) && names.contains(extreme.name) {
            measureOnce(extreme.name, extreme.count, extreme.content)
        }
    }

    @MainActor private static let trees: [(name: String, measure: @MainActor (String, Int) -> Void)] = [
        ("flat", { measure($0, $1) { count, model in Flat(count: count, model: model) } }),
        ("rows", { measure($0, $1) { count, model in Rows(count: count, model: model) } }),
        ("tree", { measure($0, $1) { count, model in Tree(count: count, model: model) } }),
        ("text", { measure($0, $1) { count, model in Texts(count: count, model: model) } }),
        ("lazy grid", { measure($0, $1) { count, model in Cells(count: count, model: model) } }),
        ("avoiding 1", { measure($0, $1, regions: 1) { count, model in Avoiding(count: count, model: model) } }),
        ("avoiding 10", { measure($0, $1, regions: 10) { count, model in Avoiding(count: count, model: model) } }),
        ("avoiding 100", { measure($0, $1, regions: 100) { count, model in Avoiding(count: count, model: model) } }),
        ("one reader", { measureFold($0, $1) { Readers(count: $0, stride: $0) } }),
        ("1 % readers", { measureFold($0, $1) { Readers(count: $0, stride: 100) } }),
    ]

    /// What only has to come to an end.
    @MainActor private static let extremes: [(name: String, count: Int, content: @MainActor (Int) -> AnyView)] = [
        ("million", 1_000_000, { AnyView(Flat(count: $0, model: LeafModel())) }),
        ("deep", 10_000, { AnyView(Deep(depth: $0)) }),
    ]

    private static func scene(_ width: CGFloat = 1_000, isFolded: Bool = false) -> WindowScene {
        let fold = SceneRegion(
            name: "fold", kind: .division, frame: CGRect(x: 480, y: 0, width: 40, height: 1_000), isActive: isFolded)
        return WindowScene(size: CGSize(width: width, height: 1_000), regions: [fold])
    }

    /// A window with small regions all over it.
    private static func scene(_ width: CGFloat, regions: Int) -> WindowScene {
        let frames = (0..<regions).map { number in
            CGRect(x: number * 379 % 900, y: number * 617 % 950, width: 40, height: 30)
        }
        return WindowScene(
            size: CGSize(width: width, height: 1_000),
            regions: frames.enumerated().map { SceneRegion(name: "region \($0)", kind: .occlusion, frame: $1) })
    }

    /// The phases that every tree goes through. Each figure is the least of several, which says most about the code.
    @MainActor
    private static func measure<Content: View>(
        _ name: String, _ count: Int, regions: Int = 0, content: (Int, LeafModel) -> Content
    ) {
        let repetitions = count > 20_000 ? 3 : 7
        var best: [String: Double] = [:]
        var bytes: Double?
        var nodes = 0
        for _ in 0..<repetitions {
            let model = LeafModel()
            let before = residentBytes()
            let host = ViewHost(scene: scene(1_000, regions: regions)) { content(count, model) }
            record("build", in: &best) { host.composeOnly() }
            record("cold", in: &best) { host.layOut() }
            // Later repetitions find memory that the first has left.
            bytes = bytes ?? residentBytes() - before
            nodes = host.nodeCount
            record("resize", in: &best) {
                host.scene = scene(900, regions: regions)
                host.layOut()
            }
            record("unchanged", in: &best) { host.layOut() }
            record("one leaf", in: &best) {
                model.length = 15
                host.layOut()
            }
            record("snapshot", in: &best) { _ = host.snapshot() }
        }
        report(name, count, best, bytes: bytes.map { ($0 / Double(count), $0 / Double(nodes)) })
    }

    /// A screen of about as many elements as `count` in every window of the iPhone Duo and in both directions: laid out,
    /// read into a snapshot and judged, one after the other by one host.
    @MainActor
    private static func measurePoses(_ name: String, _ count: Int) {
        guard let duo = try? DeviceCatalog.standard().device(named: "iphone-duo") else { return }
        let scenes = LayoutDirection.allCases.flatMap { duo.scenes(direction: $0) }
        var best: [String: Double] = [:]
        for _ in 0..<5 {
            let host = ViewHost(scene: scenes[0]) { Feed(count: count / 5) }
            record("build", in: &best) { host.composeOnly() }
            record("cold", in: &best) { host.layOut() }
            record("poses", in: &best) {
                for scene in scenes {
                    host.scene = scene
                    _ = Audit().check(host.snapshot())
                }
            }
        }
        report(name, count, best, bytes: nil)
    }

    @MainActor
    private static func measureOnce(_ name: String, _ count: Int, _ content: @MainActor (Int) -> AnyView) {
        var best: [String: Double] = [:]
        let host = ViewHost(scene: scene()) { content(count) }
        record("build", in: &best) { host.composeOnly() }
        record("cold", in: &best) { host.layOut() }
        record("snapshot", in: &best) { _ = host.snapshot() }
        report(name, count, best, bytes: nil)
    }

    @MainActor
    private static func measureFold<Content: View>(
        _ name: String, _ count: Int, content: (Int) -> Content
    ) {
        var best: [String: Double] = [:]
        for _ in 0..<5 {
            let host = ViewHost(scene: scene()) { content(count) }
            record("build", in: &best) { host.composeOnly() }
            record("cold", in: &best) { host.layOut() }
            record("fold", in: &best) {
                host.scene = scene(isFolded: true)
                host.layOut()
            }
        }
        report(name, count, best, bytes: nil)
    }

    @MainActor
    private static func record(_ phase: String, in best: inout [String: Double], _ work: () -> Void) {
        let time = ContinuousClock().measure(work)
        let nanoseconds = time / .nanoseconds(1)
        best[phase] = min(best[phase] ?? .infinity, nanoseconds)
    }

    static func report(
        _ name: String, _ count: Int, _ best: [String: Double], bytes: (leaf: Double, node: Double)?
    ) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("tree")
            writer.value(name)
            writer.key("count")
            writer.value(count)
            for (phase, nanoseconds) in best.sorted(by: { $0.key < $1.key }) {
                writer.key(phase)
                writer.value(nanoseconds.rounded())
            }
            if let bytes {
                writer.key("bytes a leaf")
                writer.value(bytes.leaf.rounded())
                writer.key("bytes a node")
                writer.value(bytes.node.rounded())
            }
        }
        print(writer.text)
    }

    /// The memory of the process that is backed by the machine's, in bytes.
    private static func residentBytes() -> Double {
        let status = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = status.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        return pages * 4_096
    }
}
