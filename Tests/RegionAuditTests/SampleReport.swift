import Foundation
import RegionAudit
import RegionModel

/// A report with all that a report may have, and texts that every form must escape.
enum SampleReport {
    static let hostile = "a\u{1B}[2J\n::error::%0A,:<b>&\"'\u{FFFE}é"

    static func report() throws -> Report {
        var verdicts = try TestFiles.layouts("reported-layouts.json").layouts.prefix(3).map { layout in
            Verdict(layout.snapshot, file: "dumps/reported layouts.json", id: layout.id, isExplained: true)
        }
        verdicts.append(hostileVerdict)
        verdicts.append(Verdict(file: "/tmp/ünï.xml", direction: .rightToLeft, findings: [pardoned(.known)]))
        verdicts.append(Verdict(file: "-", findings: [pardoned(.ignored(reason: "The \"old\" way.")), pardoned(nil)]))
        var mended = pardoned(nil)
        mended.remedy = "Show one pane where there is no room for two."
        verdicts.append(Verdict(file: "mended.xml", findings: [mended]))
        verdicts.append(Verdict(file: "clean.xml", findings: []))
        return Report(
            verdicts,
            errors: [InputError(file: "bad <1>.xml", place: "line 1", found: "nothing:\nreally", expected: "100 %")],
            notes: ["ignores[0] matches nothing."])
    }

    private static var hostileVerdict: Verdict {
        let nowhere = LayoutElement(
            id: hostile, role: .button, label: hostile,
            frame: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 4))
        let low = LayoutElement(id: "low", role: .slider, frame: CGRect(x: 20, y: 750, width: 100, height: 30.25))
        let snapshot = LayoutSnapshot(scene: .phone, elements: [nowhere, low])
        var verdict = Verdict(snapshot, file: hostile, id: hostile, isExplained: true)
        verdict.notes = [hostile]
        return verdict
    }

    private static func pardoned(_ pardon: Pardon?) -> Finding {
        Finding(
            rule: "thrash", severity: .note, element: 0, path: "root/card", label: "Card",
            frame: CGRect(x: 0, y: 0.1, width: 10, height: 10), overlap: CGSize(width: 0, height: 1.0 / 3),
            message: "It flickers.", moment: .init(step: 4, time: 1.25), pardon: pardon)
    }
}
