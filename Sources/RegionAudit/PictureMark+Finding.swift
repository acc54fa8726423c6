import RegionModel

extension PictureMark {
    /// The mark of a finding.
    ///
    /// - Parameter number: By which a list beside the picture refers to it.
    package init(_ finding: Finding, number: Int) {
        self.init(
            number: number, severity: finding.severity, frame: finding.frame, region: finding.region?.frame,
            move: finding.move)
    }
}
