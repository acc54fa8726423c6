import Foundation
import RegionModel

/// The devices whose windows can be laid out without owning them.
///
/// It begins with the devices of this package; a profile of one's own is added from a file in the same form.
public struct DeviceCatalog: Sendable {
    /// The devices: this package's in alphabetical order of their names, then those added, in the order they came.
    public private(set) var devices: [DeviceProfile] = []

    private init() {}

    /// The devices that come with the package.
    ///
    /// - Throws: `InputError` naming the profile that cannot be read, which only a damaged installation has.
    public static func standard() throws(InputError) -> DeviceCatalog {
        let bundle = Bundle.module
        let folder = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("Devices").path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let names = files.filter { $0.hasSuffix(".json") }.map { $0.dropLast(".json".count) }
        guard !names.isEmpty else {
            throw InputError(file: folder, found: "no device profiles", expected: "the resources of this package")
        }
        var catalog = DeviceCatalog()
        for name in names.sorted() { try catalog.add(file: "\(folder)/\(name).json") }
        return catalog
    }

    /// The device of the given name.
    ///
    /// - Throws: `InputError` that tells the nearest name, or all of them where none is near.
    public func device(named name: String) throws(InputError) -> DeviceProfile {
        if let device = devices.first(where: { $0.name == name }) { return device }
        throw .unknown("device", name, among: devices.map(\.name))
    }

    /// Adds the device that a file describes; one that has its name already is replaced, and keeps its place.
    ///
    /// The form of the file is told in `docs/devices.md`.
    ///
    /// - Throws: `InputError` naming the file and the field that is wrong. The catalogue is left as it was then.
    public mutating func add(file: String) throws(InputError) {
        let device = try JSONField.read(file, DeviceProfile.init(json:))
        if let index = devices.firstIndex(where: { $0.name == device.name }) {
            devices[index] = device
        } else {
            devices.append(device)
        }
    }
}
