import Foundation
import ReservedRegions
import Testing

/// The declarations of iOS 27.1, as source relies on them. Most of this file's work is to compile.
@Suite("Declarations")
@MainActor
struct DeclarationTests {
    private struct Item: Identifiable {
        let id: Int
    }

    private struct ItemView: View {
        let item: Item

        init(_ item: Item) { self.item = item }

        var body: some View { Text("Item \(item.id)") }
    }

    private struct Items: View {
        let items: [Item]

        var body: some View {
            GeometryReader { proxy in
                RegionAvoidingLayout(
                    regions: proxy.reservedRegions(kind: .occlusion)
                ) {
                    ForEach(items) { item in
                        ItemView(item)
                    }
                }
            }
        }
    }

    private struct Physical: View {
        var body: some View {
            GeometryReader { proxy in
                let regions = proxy.reservedRegions(kind: .occlusion, layoutDirectionBehavior: .fixed)
                let folds = proxy.reservedRegions(
                    kind: .division, options: [.includeInactive], layoutDirectionBehavior: .mirrors(in: .leftToRight))
                ForEach(regions + folds) { region in
                    Color.red
                        .frame(width: region.frame.width, height: region.frame.height)
                        .position(x: region.frame.midX, y: region.frame.midY)
                        .opacity(region.isActive ? 1 : 0.5)
                }
            }
        }
    }

    private func conforms<Value: Hashable & Sendable>(_ type: Value.Type) -> Bool { true }
    private func identifies<Value: Identifiable>(_ type: Value.Type) -> Bool where Value.ID == ReservedRegion.ID {
        true
    }

    @Test("Types conform to what the system's do")
    func conformances() {
        #expect(conforms(ReservedRegion.self) && conforms(ReservedRegion.ID.self))
        #expect(conforms(ReservedRegion.Kind.self) && conforms(ReservedRegion.QueryOptions.self))
        #expect(
            conforms(LayoutDirectionBehavior.self) && conforms(DeviceHinge.self) && conforms(DeviceHinge.Status.self))
        #expect(identifies(ReservedRegion.self))
        #expect(ReservedRegion.QueryOptions.includeInactive.rawValue == 1)
        #expect(LayoutDirectionBehavior.mirrors == .mirrors(in: .rightToLeft))
        #expect("\(ReservedRegion.Kind.division)" == "division")
    }

    @Test("The system's example lays out as it is written", arguments: LayoutDirection.allCases)
    func example(direction: LayoutDirection) {
        let camera = SceneRegion(
            name: "camera", kind: .occlusion, frame: CGRect(x: 0, y: 0, width: 400, height: 50))
        let scene = WindowScene(
            size: CGSize(width: 400, height: 300), layoutDirection: direction, regions: [camera])
        let snapshot = ViewHost(scene: scene) { Items(items: (0..<9).map(Item.init)) }.snapshot()
        let texts = snapshot.elements.filter { $0.role == .text }
        #expect(texts.count == 9 && texts.allSatisfy { $0.frame.minY >= 50 })
        #expect(ViewHost(scene: scene) { Physical() }.snapshot().elements.filter { $0.role == .shape }.count == 1)
    }
}
