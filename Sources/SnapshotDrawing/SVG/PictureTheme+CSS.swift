import RegionModel

extension PictureTheme {
    /// The style sheet of a page with pictures: light, and dark where the reader's system is.
    ///
    /// Everything hangs on classes that begin with `p-`, inside of an element of class `picture`, so a page may
    /// override any of it.
    public static var styleSheet: String {
        light.rules() + "@media (prefers-color-scheme: dark) {\n" + dark.rules() + "}\n"
    }

    /// The rules of this theme alone, for pages that switch themes themselves.
    ///
    /// - Parameter scope: A selector for the elements in which the rules hold, such as `[data-theme=dark]`; empty for
    ///   the whole page.
    public func rules(scope: String = "") -> String {
        let prefix = scope.isEmpty ? "" : scope + " "
        // What was made for a light window stays light in the dark: only pictures without colours of their own turn.
        let picture = self == .dark ? ".picture:not(.p-paper)" : ".picture"
        let parts = PictureStyle.allCases.map { "\(prefix)\(picture) .p-\($0.rawValue) {\(declarations(of: $0))}\n" }
        // The hatches' lines lie outside of the pictures that use them, and are alike in both themes.
        let hatches = PictureStyle.allCases.compactMap(\.hatch).map { hatch in
            "\(prefix)pattern .p-\(hatch.lines.rawValue) {\(declarations(of: hatch.lines))}\n"
        }
        return parts.joined() + hatches.joined()
    }

    private func declarations(of style: PictureStyle) -> String {
        if style.hatch != nil { return "fill:url(#p-\(style.rawValue));stroke:none" }
        let attributes = attributes(of: style)
        var parts = ["fill:\(attributes.fill?.css ?? "none")"]
        if let fill = attributes.fill, fill.alpha < 1 { parts.append("fill-opacity:\(SVGNumber.format(fill.alpha))") }
        guard let stroke = attributes.stroke else { return parts.joined(separator: ";") }
        parts.append("stroke:\(stroke.css)")
        if stroke.alpha < 1 { parts.append("stroke-opacity:\(SVGNumber.format(stroke.alpha))") }
        parts.append("stroke-width:\(SVGNumber.format(attributes.strokeWidth))")
        if !attributes.dash.isEmpty { parts.append("stroke-dasharray:\(SVGNumber.list(attributes.dash))") }
        return parts.joined(separator: ";")
    }
}

extension RGBA {
    /// The colour without its opacity, as in `#d55e00`.
    var css: String {
        "#"
            + [red, green, blue].map { share in
                let byte = Int((min(max(share.isFinite ? share : 0, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }
}
