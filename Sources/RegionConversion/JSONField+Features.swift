import RegionModel

extension JSONField {
    /// The largest number of features that is read.
    static let featureLimit = 1_000

    /// The items of an array that says what is reserved of a window.
    func features() throws(InputError) -> [JSONField] {
        let items = try items()
        guard items.count <= Self.featureLimit else {
            throw error(expected: "at most \(Self.featureLimit) items")
        }
        return items
    }

    /// The four edges of a rectangle, each read by `read`, with those of the end not before those of the start.
    func edges<Edge: Comparable>(
        _ read: (JSONField) throws(InputError) -> Edge
    ) throws(InputError) -> (left: Edge, top: Edge, right: Edge, bottom: Edge) {
        try allowOnly(["left", "top", "right", "bottom"])
        let (left, top) = (try read(required("left")), try read(required("top")))
        let (right, bottom) = (try read(required("right")), try read(required("bottom")))
        guard left <= right else { throw try required("right").error(expected: "no less than \"left\"") }
        guard top <= bottom else { throw try required("bottom").error(expected: "no less than \"top\"") }
        return (left, top, right, bottom)
    }
}
