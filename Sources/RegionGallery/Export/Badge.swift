import RegionAudit

/// The number of findings as the page shows it.
enum Badge {
    /// A number in the colour of the worst finding, or a tick where there is none.
    static func html(count: Int, worst: Severity?) -> String {
        guard let worst else {
            return "<span class=\"badge clear\"><span class=\"unseen\">nothing found</span></span>"
        }
        return "<span class=\"badge \(worst.rawValue)\">\(count)<span class=\"unseen\"> "
            + "\(count == 1 ? "finding" : "findings")</span></span>"
    }
}
