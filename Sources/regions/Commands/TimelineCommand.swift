import CommandLineArguments
import DeviceCatalog
import Foundation
import RegionModel

extension Command {
    /// Shows what a window goes through.
    static let timeline = Command(
        "timeline", summary: "Show what a window goes through: each step's time, hinge and active regions.",
        operands: .one("FILE", help: "A timeline, in the form that docs/timelines.md tells; - is standard input."),
        options: [
            SharedOptions.direction, SharedOptions.queries, SharedOptions.format, SharedOptions.deviceFile,
            SharedOptions.output,
        ]
    ) { arguments throws(InputError) in
        let script = try TimelineScript(file: arguments.operands[0])
        let direction = arguments[SharedOptions.direction] ?? .leftToRight
        var steps: [SceneTimeline.Step]
        do throws(InputError) {
            steps = try script.timeline(in: arguments.catalog(), direction: direction).steps
        } catch {
            throw error.inFile(arguments.operands[0])
        }
        if let queries = arguments[SharedOptions.queries] {
            for index in steps.indices { steps[index].scene.regionQueries = queries }
        }
        switch arguments[SharedOptions.format] ?? .text {
        case .text: try arguments.deliver(TimelineText.text(of: steps, script))
        case .json: try arguments.deliver(TimelineText.json(of: steps))
        }
        return .success
    }
}

private enum TimelineText {
    /// A line for each step.
    static func text(of steps: [SceneTimeline.Step], _ script: TimelineScript) -> String {
        let rows = steps.map { step in
            let scene = step.scene
            let active = scene.regions.filter(\.isActive).map(\.name)
            return [
                JSONWriter.format(step.time, places: 3), scene.name.pose ?? "", scene.size.inWords,
                scene.hinge.map { JSONWriter.format($0.angle.degrees, places: 3) + "°" } ?? "none",
                scene.hinge?.status.description ?? "",
                active.isEmpty ? "none" : active.joined(separator: ", "),
            ]
        }
        let title = "\(script.name.printable) (\(script.device.printable))"
        let table = TextTable.lines([["seconds", "pose", "window", "hinge", "status", "active regions"]] + rows)
        return ([title] + table.map { "  \($0)" }).map { $0 + "\n" }.joined()
    }

    /// An array of the steps, each a time with its scene.
    static func json(of steps: [SceneTimeline.Step]) -> String {
        var writer = JSONWriter(indented: true)
        writer.array(steps) { writer, step in
            writer.object { writer in
                writer.key("time")
                writer.value(step.time.rounded(toPlaces: 6))
                writer.key("scene")
                step.scene.write(to: &writer)
            }
        }
        return writer.text + "\n"
    }
}
