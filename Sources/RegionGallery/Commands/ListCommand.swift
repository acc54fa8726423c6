import CommandLineArguments
import ReservedRegions

extension Gallery {
    /// Lists the screens and the windows they are shown in.
    static var listCommand: Command {
        command(
            "list", summary: "List the screens, and the devices and poses they are shown in.",
            options: SelectionOptions.all
        ) { gallery, arguments throws(InputError) in
            try StandardOutput.write(ListText.text(of: Selection(of: gallery, arguments)))
            return .success
        }
    }
}

/// A selection for people.
private enum ListText {
    static func text(of selection: Selection) -> String {
        let screens = selection.previews.map { "  \($0.name.printable)\n" }.joined()
        var rows: [[String]] = []
        for stage in selection.stages {
            let name = stage.scene.name
            let row = [name.device ?? "", name.pose ?? ""]
            if rows.last?.prefix(2) != row[...] { rows.append(row + ["full"]) }
            guard let window = name.window, rows.last?.contains(window) == false else { continue }
            rows[rows.count - 1].append(window)
        }
        let lines = TextTable.lines(rows.map { $0.prefix(2) + [$0.dropFirst(2).joined(separator: ", ")] })
        return "Screens\n" + screens + "\nDevices, poses and windows\n" + lines.map { "  \($0)\n" }.joined()
            + timelines(of: selection)
    }

    /// The timelines with their devices and lengths, each once, whatever the directions.
    private static func timelines(of selection: Selection) -> String {
        var rows: [[String]] = []
        for film in selection.films where rows.last?.first != film.name.printable {
            let duration = JSONWriter.format(film.timeline.duration, places: 2)
            rows.append([film.name.printable, film.device, "\(duration) s", "\(film.timeline.steps.count) steps"])
        }
        guard !rows.isEmpty else { return "" }
        return "\nTimelines\n" + TextTable.lines(rows).map { "  \($0)\n" }.joined()
    }
}
