import RegionModel

/// What browsers call an element: its role for assistive technology, or its tag.
enum WebKind {
    /// The role of a word of ARIA or of Chromium's own; `nil` for one that is none.
    static func role(ofARIA word: String) -> ElementRole? { ariaRoles[word.lowercased()] }

    /// The role of a tag of HTML or SVG; `nil` for one that is none, as custom elements are.
    ///
    /// - Parameter type: The `type` of an `input`.
    static func role(ofTag tag: String, type: String? = nil) -> ElementRole? {
        let tag = tag.lowercased()
        guard tag == "input" else { return tagRoles[tag] }
        switch type?.lowercased() {
        case "checkbox", "radio": return .toggle
        case "range": return .slider
        case "button", "submit", "reset", "image", "file", "color": return .button
        case "hidden": return .container
        default: return .textField
        }
    }

    /// Whether elements of a role answer to touches unless controls are in them.
    static func isTappable(_ word: String) -> Bool {
        ["option", "treeitem", "label", "labeltext"].contains(word.lowercased())
    }

    private static let ariaRoles = [String: ElementRole](words: [
        (
            .button,
            "button link menuitem tab popupbutton menulistpopup disclosuretriangle togglebutton "
                + "doc-backlink doc-noteref comboboxselect colorwell inputtime"
        ),
        (.textField, "textbox searchbox combobox textfield textfieldwithcombobox comboboxgrouping date datetime"),
        (.toggle, "switch checkbox radio radiobutton menuitemcheckbox menuitemradio"),
        (.slider, "slider spinbutton"),
        (
            .text,
            "text heading paragraph statictext labeltext label caption figcaption blockquote code emphasis strong time "
                + "term definition mark subscript superscript deletion insertion legend abbr descriptionlistterm "
                + "descriptionlistdetail math"
        ),
        (.image, "img image figure graphics-document graphics-symbol svgroot canvas video audio"),
        (.navigationBar, "banner navigation"),
        (.toolbar, "toolbar"),
        (.tabBar, "tablist"),
        (.dialog, "dialog alertdialog"),
        (.webView, "iframe iframepresentational webview embeddedobject pluginobject"),
        (.window, "rootwebarea window"),
        (.divider, "separator splitter"),
        (
            .container,
            "generic none presentation fragment document main article region section form list listitem group table row rowgroup cell "
                + "gridcell columnheader rowheader grid treegrid tree treeitem complementary contentinfo search feed log "
                + "status marquee timer tabpanel listbox option menu menubar radiogroup progressbar progressindicator meter "
                + "note application alert directory genericcontainer inlinetextbox linebreak listmarker details sectionheader "
                + "sectionfooter header footer footernonlandmark headerasnonlandmark layouttable layouttablerow "
                + "layouttablecell descriptionlist fieldset ruby scrollbar tooltip suggestion comment pane scrollview "
                + "ignored unknown svg menulistoption menupopup"
        ),
    ])

    private static let tagRoles = [String: ElementRole](words: [
        (.button, "button a area summary select"),
        (.textField, "textarea"),
        (
            .text,
            "h1 h2 h3 h4 h5 h6 p #text label legend caption figcaption blockquote pre code em strong b i u s small time q "
                + "cite dt dd mark abbr address sub sup output kbd samp var del ins bdi bdo dfn"
        ),
        (.image, "img svg picture video canvas audio object embed use path g circle rect image ellipse line polygon"),
        (.navigationBar, "header nav"),
        (.dialog, "dialog"),
        (.webView, "iframe frame webview"),
        (.divider, "hr"),
        (.window, "#document html body"),
        (
            .container,
            "div span main section article aside footer form fieldset ul ol li dl menu table thead tbody tfoot tr td th "
                + "colgroup col figure details hgroup search center slot template optgroup option datalist meter progress "
                + "source track map br wbr head style script noscript link meta title frameset font tspan defs"
        ),
    ])
}

extension TreeDraft {
    /// What wraps something with a place is no text, whatever is read in it: the texts are in it.
    mutating func unmakeWrappers() {
        for index in elements.indices.reversed() {
            guard let parent = elements[index].parent, elements[parent].role == .text,
                elements[index].frame != nil
            else { continue }
            update(parent) { $0.role = .container }
        }
    }
}
