extension Program {
    /// The program's page for `man`, in section 1, made of the same table as its help.
    ///
    /// - Parameters:
    ///   - exitStatuses: What each exit status means, as people read it.
    ///   - seeAlso: Where there is more to read.
    public func manual(exitStatuses: KeyValuePairs<ExitStatus, String>, seeAlso: String) -> String {
        var page = ManualPage()
        page.title(name)
        page.section("Name")
        page.paragraph("\(name) - \(summary.withoutFullStop)")
        page.section("Synopsis")
        for command in commands { page.synopsis(of: command, in: name) }
        page.section("Commands")
        for command in commands { page.command(command) }
        page.section("Exit status")
        for (status, meaning) in exitStatuses { page.item(String(status.rawValue), meaning) }
        page.section("See also")
        page.paragraph(seeAlso)
        return page.text
    }
}

extension String {
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
