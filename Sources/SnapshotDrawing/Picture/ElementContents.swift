import Foundation
import RegionGeometry
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
        let captions = elements.map(captions)
        var result = [ElementContents](repeating: ElementContents(), count: captions.count)
        for element in elements {
            guard let parent = element.parent, result.indices.contains(parent) else { continue }
            result[parent].isLeaf = false
            if captions[parent].contains(where: element.frame.meets) { result[parent].hidesCaption = true }
        }
        return result
    }

    /// Where an element's caption may be: in either top corner, so that a picture and its mirror image show the same
    /// captions, or in the middle of a bar.
    private static func captions(of element: LayoutElement) -> [CGRect] {
        let frame = element.frame
        if element.role.isBar {
            let corner = CGPoint(x: frame.midX - captionSize.width / 2, y: frame.midY - captionSize.height / 2)
            return [CGRect(origin: corner, size: captionSize)]
        }
        return [frame.minX, frame.maxX - captionSize.width].map {
            CGRect(origin: CGPoint(x: $0, y: frame.minY), size: captionSize)
        }
    }
}

extension ElementRole {
    /// Whether it is a bar, which carries its title in the middle.
    var isBar: Bool {
        switch self {
        case .navigationBar, .tabBar, .toolbar, .statusBar: true
        default: false
        }
    }
}
