import Foundation
import RegionModel

/// A picture. Only its size and its name are known here; it is drawn as a frame.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
    private let name: String
    private let isSymbol: Bool
    private var isResizable = false

    /// A picture of the app's.
    public init(_ name: String) {
        self.name = name
        isSymbol = false
    }

    /// A symbol of the system's; as large as the text beside it.
    public init(systemName: String) {
        name = systemName
        isSymbol = true
    }

    /// A picture of the app's, with words for it.
    public init(_ name: String, bundle: Bundle?, label: Text? = nil) { self.init(name) }

    /// A picture of the app's, with words for people who do not see it.
    public init(_ name: String, label: Text) { self.init(name) }

    /// A picture of the app's that no words are said for.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }

    /// A picture of the app's of which a share is lit.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }

    /// A symbol of the system's of which a share is lit; all of it is drawn here.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// The picture, taking the room it is offered.
    ///
    /// - Parameters:
    ///   - capInsets: Margins that are not stretched; they do not matter here.
    ///   - resizingMode: Whether it is stretched or repeated; it does not matter here.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// Composes the picture.
    @MainActor public func _compose(into composer: Composer) {
        let record = ImageRecord(name: name, size: size(in: composer.environment), isResizable: isResizable)
        let tree = composer.tree
        composer.emitLeaf(.image) { index, isNew in
            let known = isNew ? nil : tree.objects[tree.nodes[Int(index)].payload] as? ImageRecord
            tree.setObject(record, of: index)
            if let known, known.size != record.size || known.isResizable != record.isResizable {
                tree.noteChange(at: index)
            }
        }
    }
}

extension Image {
    /// A symbol's box is about a fifth larger than the font; a picture's size is not known without its file.
    nonisolated func size(in environment: EnvironmentValues) -> Size {
        let side = isSymbol ? ((environment.font ?? .body).size(for: environment.dynamicTypeSize) * 1.2).rounded() : 100
        return Size(width: side, height: side)
    }
}

/// A picture in the tree.
final class ImageRecord {
    let name: String
    let size: Size
    let isResizable: Bool

    init(name: String, size: Size, isResizable: Bool) {
        self.name = name
        self.size = size
        self.isResizable = isResizable
    }
}
