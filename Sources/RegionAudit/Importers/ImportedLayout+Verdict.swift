import Foundation
import RegionModel

extension Verdict {
    /// Judges a layout of this package.
    ///
    /// - Parameters:
    ///   - audit: What judges it.
    ///   - isExplained: Whether every element that is not judged is told of.
    public init(
        _ snapshot: LayoutSnapshot, by audit: Audit = Audit(), file: String? = nil, id: String? = nil,
        isExplained: Bool = false
    ) {
        let (findings, exemptions) = audit.judge(snapshot)
        self.init(
            file: file, id: id, scene: snapshot.scene.name, direction: snapshot.scene.layoutDirection,
            findings: findings)
        guard isExplained else { return }
        unjudged = exemptions.enumerated().compactMap { index, reason in
            guard let reason else { return nil }
            let element = snapshot.elements[index]
            return Unjudged(
                element: snapshot.shortPath(of: index), kind: element.role.rawValue, label: element.label,
                frame: element.frame, reason: reason)
        }
    }
}

extension ImportedLayout {
    /// Judges the layout, with a tolerance that rounding in the dump asks for.
    ///
    /// - Parameters:
    ///   - audit: What judges it.
    ///   - file: The file that held the dump.
    ///   - id: The tree's name in the file.
    ///   - isExplained: Whether every element that is not judged is told of rather than how many.
    public func verdict(
        by audit: Audit = Audit(), file: String? = nil, id: String? = nil, isExplained: Bool = false
    ) -> Verdict {
        var audit = audit
        audit.tolerance = max(audit.tolerance, rounding)
        let (findings, judged) = audit.judge(snapshot)
        var reasons = exemptions
        for (index, origin) in origins.enumerated() where reasons[origin] == nil { reasons[origin] = judged[index] }
        return Verdict(
            file: file, id: id, scene: snapshot.scene.name, direction: snapshot.scene.layoutDirection,
            findings: findings, notes: notes + [reasons.sentence].compactMap(\.self),
            unjudged: isExplained ? unjudged(reasons) : nil)
    }

    private func unjudged(_ reasons: [Exemption?]) -> [Unjudged] {
        reasons.enumerated().compactMap { index, reason in
            guard let reason else { return nil }
            let element = tree.elements[index]
            return Unjudged(kind: element.kind, label: element.label, frame: frame(of: element), reason: reason)
        }
    }

    private func frame(of element: ImportedElement) -> CGRect? {
        element.frame?.scaled(by: pointsPerUnit)
    }
}
