import RegionModel

extension LayoutElement {
    /// Whether anything is seen of the element where what contains it is seen.
    var isVisible: Bool { (appearance?.opacity ?? 1) > 0 }
}
