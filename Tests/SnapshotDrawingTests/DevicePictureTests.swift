import DeviceCatalog
import RegionModel
import SnapshotDrawing
import Testing

@Suite("Pictures of devices")
struct DevicePictureTests {
    @Test(
        "Every device is drawn in every pose, with the names of what covers or divides it",
        arguments: LayoutDirection.allCases)
    func everyDevice(direction: LayoutDirection) throws {
        let measurer = try Samples.measurer.get()
        for scene in try DeviceCatalog.standard().devices.flatMap({ $0.scenes(direction: direction) }) {
            let picture = SnapshotPicture(
                LayoutSnapshot(scene: scene), options: PictureOptions(namesRegions: true), measurer: measurer)
            let bare = SnapshotPicture(
                LayoutSnapshot(scene: scene), options: PictureOptions(namesRegions: false), measurer: measurer)
            #expect(picture.bounds.width >= scene.size.width && picture.bounds.height >= scene.size.height)
            // Names are drawn as shapes of letters.
            #expect((picture.svg() != bare.svg()) == !scene.regions.isEmpty, "\(scene.name)")
        }
    }
}
