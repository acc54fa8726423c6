import RegionAudit
import Testing

@testable import RegionGallery

/// Each mistake is found by what it does, on the device where people made it.
@MainActor
@Suite("Mistakes with regions")
struct MisuseTests {
    /// A screen, the poses it is shown in, and a rule that must find it there.
    nonisolated private static let mistakes: [(screen: String, device: String, poses: [String], rule: String)] = [
        ("1", "iphone-duo", ["book"], "margins-counted-twice"),
        ("2", "iphone-duo", ["book"], "split-by-sliver"),
        ("3", "iphone-duo", ["flat-landscape"], "inactive-region-avoided"),
        ("4", "iphone-duo", ["closed-portrait"], "text-in-occlusion"),
        ("5", "iphone-duo", ["closed-portrait"], "needless-move"),
        ("6", "iphone-duo", ["book"], "control-across-division"),
        ("7", "iphone-duo", ["closed-portrait"], "wrong-side"),
        ("8", "iphone-duo", ["book"], "control-across-division"),
        ("9", "iphone-duo", ["closed-portrait"], "wrong-side"),
        ("10", "iphone-duo", ["book"], "state-lost"),
        ("11", "iphone-duo", ["laptop"], "content-lost"),
        ("12", "iphone-duo", ["book"], "content-lost"),
        ("13", "iphone-duo", ["book"], "stale-region"),
        ("14", "iphone-duo", ["book"], "hinge-dependent-layout"),
        ("15", "iphone-duo", ["book"], "odd-columns-across-division"),
        ("16", "ipad-pro-13", ["landscape"], "invented-fold"),
        ("17", "iphone-duo", ["closed-portrait"], "control-in-occlusion"),
    ]

    private func findings(_ screen: String, _ device: String, _ poses: [String]) throws -> [Finding] {
        let selection = try Selection(of: MisuseGallery.self, screens: [screen], devices: [device], poses: poses)
        return try Inspector(selection).inspect().flatMap(\.findings)
    }

    @Test("Is found by its effect", arguments: mistakes)
    func found(screen: String, device: String, poses: [String], rule: String) throws {
        let found = try findings(screen, device, poses)
        #expect(found.contains { $0.rule == rule }, "\(found.map { "\($0.rule): \($0.message)" })")
    }

    @Test("Nothing is found where it is done right")
    func right() throws {
        let found = try findings("right", "iphone-duo", [])
        #expect(found.isEmpty, "\(found.map { "\($0.rule): \($0.message)" })")
    }

    @Test("Every rule of pairs finds a mistake, or has a test of its own")
    func coverage() {
        let rules = Set(Self.mistakes.map(\.rule))
        for rule in PairRule.all where rule.id != "query-dependent-layout" { #expect(rules.contains(rule.id)) }
    }

    /// A text below the strip, in more containers than a path names.
    private enum Deep: Gallery {
        @PreviewBuilder static var previews: [Preview] {
            Preview("deep") {
                GeometryReader { proxy in
                    let bottom = proxy.reservedRegions(kind: .occlusion, options: []).map(\.frame.maxY).max() ?? 0
                    nested(80).padding(.top, bottom)
                }
            }
        }

        private static func nested(_ depth: Int) -> AnyView {
            depth == 0 ? AnyView(Text("News")) : AnyView(VStack { nested(depth - 1) })
        }
    }

    @Test("What is found of an element that is nested deep is told of that element")
    func depth() throws {
        let selection = try Selection(of: Deep.self, devices: ["iphone-duo"], poses: ["closed-portrait"])
        let inspections = try Inspector(selection).inspect().flatMap(\.inspections)
        let found = inspections.flatMap { inspection in
            inspection.findings.filter { $0.rule == "needless-move" }.map { (inspection.snapshot, $0) }
        }
        #expect(!found.isEmpty)
        for (snapshot, finding) in found {
            #expect(finding.element > 0 && snapshot.elements[finding.element].frame == finding.frame)
        }
    }

    /// Two buttons beside the first fold in the list, active or not.
    private enum Unasked: Gallery {
        @PreviewBuilder static var previews: [Preview] {
            Preview("unasked") {
                GeometryReader { proxy in
                    let fold = proxy.reservedRegions(kind: .division).first?.frame
                    Text("Side").frame(width: 100).position(x: (fold?.minX ?? 300) - 60, y: 300)
                }
            }
        }
    }

    @Test("What depends on how queries are read is found on a device that is flat, and not on a folded one")
    func queries() throws {
        func rules(_ pose: String) throws -> [String] {
            let selection = try Selection(of: Unasked.self, devices: ["iphone-duo"], poses: [pose])
            return try Inspector(selection).inspect().flatMap(\.findings).map(\.rule)
        }
        #expect(try rules("flat-landscape").contains("query-dependent-layout"))
        #expect(try !rules("book").contains("query-dependent-layout"))
    }
}
