import Foundation
import RegionModel

/// A view whose content is made once its size and place are known.
///
/// It takes all room that is proposed, and ten points where none is; its content stands at the top leading corner. The
/// content is made again when the size changes, or what else the proxy was asked for.
public struct GeometryReader<Content: View>: PrimitiveView {
    /// Each reader waits for the one around it to be placed, so many in one another take many layouts.
    private static var nestingLimit: Int { 100 }

    /// What makes the content.
    public var content: @MainActor (GeometryProxy) -> Content

    /// A view whose content is made from its geometry.
    public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) { self.content = content }

    /// Composes the reader; the content is composed when the reader has its place.
    public func _compose(into composer: Composer) {
        let tree = composer.tree
        let content = self.content
        composer.emitLeaf(.geometryReader) { index, isNew in
            let known = isNew ? nil : tree.objects[tree.nodes[Int(index)].payload] as? GeometryReaderRecord
            let record = known ?? GeometryReaderRecord()
            record.environment = composer.environment
            record.depth = composer.depth + 1
            record.compose = { composer, proxy in
                guard !composer.tree.isNested(deeperThan: Self.nestingLimit, at: index, { $0.kind == .geometryReader })
                else {
                    composer.tree.report(
                        at: index, "geometry readers nest deeper than \(Self.nestingLimit); what is beyond is left out")
                    return
                }
                composer.tracked { content(proxy) }._compose(into: composer)
            }
            record.isStale = true
            if known == nil { tree.setObject(record, of: index) } else { tree.noteDependent(index) }
        }
    }
}

/// A reader in the tree: what makes its content, and what that asked the proxy for.
final class GeometryReaderRecord {
    var environment = EnvironmentValues()
    var compose: @MainActor (Composer, GeometryProxy) -> Void = { _, _ in }
    /// How deep in the tree the content stands.
    var depth = 1
    /// Whether the content must be made again.
    var isStale = true
    /// The size and place for which the content was made.
    var frame = CGRect.null
    let reads = GeometryReads()
}

/// What the content of a reader asked its proxy for.
final class GeometryReads {
    var place = false
    var safeArea = false
    var regions = false
    /// Where the views were whose places were asked for: in the window, as they are laid out.
    private(set) var anchors: [Int32: CGRect] = [:]

    func reset() { (place, safeArea, regions, anchors) = (false, false, false, [:]) }

    /// Takes note of a view whose place was asked for.
    func note(anchor node: Int32, at frame: CGRect) { anchors[node] = frame }
}
