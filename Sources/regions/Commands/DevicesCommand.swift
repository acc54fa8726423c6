import CommandLineArguments
import DeviceCatalog
import Foundation
import RegionModel

extension Command {
    /// Lists devices with their poses and windows.
    static let devices = Command(
        "devices", summary: "List the devices, their poses and their windows.",
        options: [SharedOptions.format, SharedOptions.deviceFile, SharedOptions.output]
    ) { arguments throws(InputError) in
        let devices = try arguments.catalog().devices.map { device throws(InputError) in try DeviceEntry(device) }
        switch arguments[SharedOptions.format] ?? .text {
        case .text: try arguments.deliver(devices.map(\.text).joined(separator: "\n"))
        case .json:
            var writer = JSONWriter(indented: true)
            writer.array(devices) { $1.write(to: &$0) }
            try arguments.deliver(writer.text + "\n")
        }
        return .success
    }
}

/// A device as the list shows it: its windows with their sizes.
private struct DeviceEntry {
    struct Pose {
        let name: String
        let title: String
        let size: CGSize
        let windows: [(name: String, size: CGSize)]
    }

    let name: String
    let title: String
    let poses: [Pose]

    init(_ device: DeviceProfile) throws(InputError) {
        name = device.name
        title = device.title
        var poses: [Pose] = []
        for pose in device.poses {
            var windows: [(String, CGSize)] = []
            for window in pose.windows {
                windows.append((window.name, try device.scene(pose: pose.name, window: window.name).size))
            }
            poses.append(
                Pose(
                    name: pose.name, title: pose.title, size: try device.scene(pose: pose.name).size, windows: windows))
        }
        self.poses = poses
    }

    var text: String {
        let rows = poses.map { pose in
            let windows = pose.windows.map { "\($0.name) \($0.size.inWords)" }
            return [pose.name, pose.size.inWords] + (windows.isEmpty ? [] : [windows.joined(separator: ", ")])
        }
        return "\(name)  \(title)\n" + TextTable.lines(rows).map { "  \($0)\n" }.joined()
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("name")
            writer.value(name)
            writer.key("title")
            writer.value(title)
            writer.key("poses")
            writer.array(poses) { writer, pose in
                writer.object { writer in
                    writer.key("name")
                    writer.value(pose.name)
                    writer.key("title")
                    writer.value(pose.title)
                    writer.key("window")
                    writer.value(pose.size)
                    writer.key("windows")
                    writer.array(pose.windows) { writer, window in
                        writer.object { writer in
                            writer.key("name")
                            writer.value(window.name)
                            writer.key("window")
                            writer.value(window.size)
                        }
                    }
                }
            }
        }
    }
}
