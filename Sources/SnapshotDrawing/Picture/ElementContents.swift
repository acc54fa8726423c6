import Foundation
import RegionModel

/// What an element holds, as far as it bears on how the element itself is drawn.
struct ElementContents {
    private static let captionSize = CGSize(width: 90, height: 14)

    /// Whether it holds no other element.
    var isLeaf = true
    /// Whether one of those it holds lies where its caption would be.
    var hidesCaption = false

    /// What each element holds.
    ///
    /// - Complexity: O(n).
    static func all(of elements: some Collection<LayoutElement>) -> [ElementContents] {
        let frames = elements.map(\.frame)
        var result = [ElementContents](repeating: ElementContents(), count: frames.count)
        for element in elements {
            guard let parent = element.parent, result.indices.contains(parent) else { continue }
            result[parent].isLeaf = false
            let frame = frames[parent]
            let edges = [frame.minX, frame.maxX - captionSize.width]
            // In either direction, so that a picture and its mirror image show the same captions.
            if edges.contains(where: {
                CGRect(origin: CGPoint(x: $0, y: frame.minY), size: captionSize).intersects(element.frame)
            }) {
                result[parent].hidesCaption = true
            }
        }
        return result
    }
}
