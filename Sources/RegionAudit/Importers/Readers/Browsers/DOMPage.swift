import Foundation

/// A document of a DOM snapshot: its nodes, and what of them is laid out.
struct DOMPage {
    /// For each node the one that it is in, which stands before it.
    let parents: [Int?]
    let names: [JSONView]
    let attributes: [JSONView]
    let clickable: Set<Int>
    /// The documents that nodes show, by the node.
    let contents: [Int: Int]
    /// What is laid out, in the order of the nodes.
    let layout: [Entry]
    /// Whether there is more of it than the view shows.
    let isScrolled: Bool
    private let scale: CGFloat
    private let scroll: CGPoint

    /// A node that is laid out; a rectangle in the snapshot's own numbers.
    struct Entry {
        let node: Int
        let bounds: CGRect?
        let client: CGSize?
        let scrolled: CGSize?
        let text: Int?
        let styles: JSONView?

        /// Whether more is in it than it shows.
        var isOverfull: Bool {
            guard let client, let scrolled else { return false }
            return scrolled.width > client.width + 1 || scrolled.height > client.height + 1
        }
    }

    /// - Parameter scale: How many of the snapshot's numbers a CSS pixel is.
    init(_ document: JSONView, scale: CGFloat) {
        let nodes = document["nodes"] ?? document
        parents = nodes.items(of: "parentIndex").enumerated().map { index, parent in
            parent.integer.flatMap { (0..<index).contains($0) ? $0 : nil }
        }
        names = Array(nodes.items(of: "nodeName"))
        attributes = Array(nodes.items(of: "attributes"))
        clickable = Set(nodes["isClickable"].map { $0.items(of: "index").compactMap(\.integer) } ?? [])
        contents = nodes["contentDocumentIndex"].map(Self.contents) ?? [:]
        self.scale = scale
        layout = Self.entries(document["layout"] ?? document)
        let content = CGSize(
            width: document["contentWidth"]?.number ?? 0, height: document["contentHeight"]?.number ?? 0)
        let view = layout.first { $0.node == 0 }?.bounds
        // Offsets and sizes are in the unit of the boxes, unless the page is as wide in CSS pixels as the view is not.
        let isCSS = scale != 1 && view.map { content.width > 0 && content.width * scale <= $0.width * 1.01 } ?? false
        let unit = isCSS ? 1 : scale
        scroll = CGPoint(
            x: (document["scrollOffsetX"]?.number ?? 0) / unit, y: (document["scrollOffsetY"]?.number ?? 0) / unit)
        isScrolled =
            view.map { content.height / unit > $0.height / scale + 1 || content.width / unit > $0.width / scale + 1 }
            ?? false
    }

    private static func contents(_ shown: JSONView) -> [Int: Int] {
        let pairs = zip(shown.items(of: "index"), shown.items(of: "value")).compactMap { index, value in
            index.integer.flatMap { index in value.integer.map { (index, $0) } }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func entries(_ layout: JSONView) -> [Entry] {
        let (bounds, styles) = (Array(layout.items(of: "bounds")), Array(layout.items(of: "styles")))
        let (client, scrolled) = (Array(layout.items(of: "clientRects")), Array(layout.items(of: "scrollRects")))
        let texts = Array(layout.items(of: "text"))
        let entries = layout.items(of: "nodeIndex").enumerated().compactMap { index, node -> Entry? in
            guard let node = node.integer, node >= 0 else { return nil }
            return Entry(
                node: node, bounds: bounds.at(index)?.place(), client: client.at(index)?.place()?.size,
                scrolled: scrolled.at(index)?.place()?.size, text: texts.at(index)?.integer, styles: styles.at(index))
        }
        return entries.enumerated().sorted { ($0.element.node, $0.offset) < ($1.element.node, $1.offset) }.map(
            \.element)
    }

    /// Where an entry is in the window, in CSS pixels.
    ///
    /// - Parameter origin: Where the page itself begins.
    func place(_ entry: Entry, at origin: CGPoint) -> CGRect? {
        guard let bounds = entry.bounds else { return nil }
        // The view does not scroll with what it shows.
        let scroll = entry.node == 0 ? CGPoint(x: bounds.minX / scale, y: bounds.minY / scale) : scroll
        return .place(
            x: bounds.minX / scale - scroll.x + origin.x, y: bounds.minY / scale - scroll.y + origin.y,
            width: bounds.width / scale, height: bounds.height / scale)
    }

    /// Where the page that an entry shows begins: within its border.
    func contentOrigin(_ entry: Entry, at origin: CGPoint) -> CGPoint {
        guard let place = place(entry, at: origin) else { return origin }
        let inset = { (outer: CGFloat, inner: CGFloat) in inner > 0 && inner < outer ? (outer - inner) / 2 : 0 }
        return CGPoint(
            x: place.minX + inset(place.width, entry.client?.width ?? 0),
            y: place.minY + inset(place.height, entry.client?.height ?? 0))
    }
}

extension Array {
    fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
