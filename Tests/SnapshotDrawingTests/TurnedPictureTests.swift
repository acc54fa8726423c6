import Foundation
import RegionModel
import ReservedRegions
import SnapshotDrawing
import TestSupport
import Testing

@Suite("Pictures of turned views")
@MainActor
struct TurnedPictureTests {
    private struct Turned: View {
        var body: some View {
            HStack(spacing: 40) {
                VStack(spacing: 30) {
                    Text("Up the side").font(.headline).rotationEffect(.degrees(-90))
                    Text("جانب الشاشة").rotationEffect(.degrees(-90)).frame(height: 80)
                }
                .frame(width: 40)
                RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: 80, height: 50)
                    .overlay { Text("Tilted") }
                    .rotationEffect(.degrees(20))
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.blue))
                }
                .frame(width: 60, height: 30)
                .border(.red)
                .rotationEffect(.degrees(-45))
                .scaleEffect(1.5)
            }
        }
    }

    @Test("Shapes, text and what a canvas draws are turned", arguments: LayoutDirection.allCases)
    func turned(direction: LayoutDirection) throws {
        let measurer = try Samples.measurer.get()
        let scene = WindowScene(size: CGSize(width: 400, height: 240), scale: 2, layoutDirection: direction)
        let host = ViewHost(scene: scene, measurer: measurer) { Turned() }
        let options = PictureOptions(title: "Turned", showsLabels: false, showsFrames: false)
        let picture = SnapshotPicture(host.snapshot(), options: options, measurer: measurer)
        #expect(try Golden.difference(of: picture.svg(), from: "turned-\(direction.rawValue).svg") == nil)
    }
}
