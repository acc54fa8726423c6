import Foundation
import Observation
import RegionGeometry
import RegionModel

/// Lays views out in a window and tells where everything ended up.
///
///     let host = ViewHost(scene: scene) { ContentView() }
///     let snapshot = host.snapshot()
///
/// A host keeps its tree: when the scene or the views change, what did not change is neither composed nor laid out
/// again.
@MainActor
public final class ViewHost {
    /// The window and what the platform says of it.
    ///
    /// Readers that asked for regions are made again when the regions change, and nothing else is.
    public var scene: WindowScene {
        didSet { sceneDidChange(from: oldValue) }
    }

    let tree: LayoutTree
    private var content: @MainActor (Composer) -> Void
    var mustCompose = true
    var mustLayOut = true
    private let placement: RootPlacement
    private var snapshots = SnapshotStore()

    /// The node around all views.
    nonisolated static let root: Int32 = 1

    /// How often state may change after a layout before the last is taken as it is.
    private static let settlingLimit = 50

    /// How often the content of readers may be made within one layout before the last is taken as it is.
    private static let passLimit = 10_000

    /// A host for the given views.
    ///
    /// - Parameters:
    ///   - scene: The window.
    ///   - measurer: What measures text; without fonts, characters of one width stand in.
    ///   - content: The views. Several are one below the other.
    public convenience init<Content: View>(
        scene: WindowScene, measurer: any TextMeasurer = FixedAdvanceTextMeasurer(),
        @ViewBuilder content: () -> Content
    ) {
        self.init(scene: scene, measurer: measurer, placement: .window, content: content())
    }

    package init<Content: View>(
        scene: WindowScene, measurer: any TextMeasurer = FixedAdvanceTextMeasurer(), placement: RootPlacement,
        content view: Content
    ) {
        self.scene = scene
        self.placement = placement
        tree = LayoutTree(scene: scene, measurer: measurer)
        content = { view._compose(into: $0) }
        let root = tree.makeNode(.verticalStack, parent: 0, payload: -1)
        let rule = StackRule(spacing: .nan, alignment: .horizontalCenter)
        tree.setRule(rule, of: root, in: &tree.stacks)
        tree.unlinkedContainers.append(root)
    }

    /// Lays other views of the same type out; views that stand where they stood keep their identity.
    public func update<Content: View>(@ViewBuilder content: () -> Content) {
        let view = content()
        self.content = { view._compose(into: $0) }
        mustCompose = true
    }

    /// Lays out what changed and tells where everything is.
    ///
    /// - Complexity: O(k) in what changed for the layout, and O(n) in the number of elements for the snapshot, unless
    ///   nothing changed since the last.
    public func snapshot() -> LayoutSnapshot {
        layOut()
        return snapshots.snapshot(of: tree, root: Int(Self.root))
    }

    /// How many nodes the views became.
    package var nodeCount: Int { tree.liveNodeCount }

    /// Composes what changed and lays nothing out.
    package func composeOnly() { composeChanges() }

    /// Lays out what changed, and again for as long as that makes views change their state.
    package func layOut() {
        for _ in 0..<Self.settlingLimit {
            composeChanges()
            layOutWork()
            runEffects()
            if tree.scopeChanges.isEmpty && !mustCompose && !hasWork { return }
        }
        let node = tree.scopeChanges.take().min() ?? Self.root
        tree.report(at: node, "state changed after each of \(Self.settlingLimit) layouts; the last is kept")
    }

    /// Lays out for as long as that makes views that are made from others' places or preferences.
    private func layOutWork() {
        var textRounds = 0
        if mustLayOut || hasWork, tree.forgetSurroundings() { refreshAll() }
        for _ in 0..<Self.settlingLimit {
            guard mustLayOut || hasWork else { return }
            mustLayOut = false
            DeepStack.run(depth: tree.deepest) { [self] in placeRoot() }
            followDependents()
            readPreferences()
            tree.followScrollItems()
            let mustFollow = tree.followContainers()
            let mustSettle = tree.settleTexts(&textRounds)
            if mustFollow || mustSettle { refreshAll() }
        }
        tree.report(at: Self.root, "views made from others' places did not settle; the last layout is kept")
    }

    private var hasWork: Bool {
        !tree.nodes[Int(Self.root)].flags.isDisjoint(with: [.needsArrangement, .hasWorkBelow])
            || !tree.waitingDependents.isEmpty || tree.hasMovedDrawing || tree.hasMovedRegions
    }

    /// Composes all views, or those whose state or models changed.
    private func composeChanges() {
        let changed = tree.scopeChanges.take()
        if mustCompose || changed.contains(Self.root) {
            mustCompose = false
            let composer = Composer(tree: tree, environment: EnvironmentValues(scene: scene))
            let changes = tree.scopeChanges
            composer.noteScope = { changes.note(Self.root) }
            composer.composeContent(of: Self.root, depth: 0, stackAxis: nil, content)
            refresh(composer)
            readPreferences()
            return
        }
        for node in changed.sorted() where tree.nodes[Int(node)].kind == .geometryReader {
            (tree.objects[tree.nodes[Int(node)].payload] as? GeometryReaderRecord)?.isStale = true
            tree.noteDependent(node)
        }
        let records = changed.sorted().compactMap { node in
            tree.nodes[Int(node)].kind == .scope ? tree.scopes[tree.nodes[Int(node)].payload] : nil
        }
        for record in records.sorted(by: { $0.depth < $1.depth }) { compose(record) }
        readPreferences()
    }

    /// Composes a view again, unless one above has removed it.
    func compose(_ record: ScopeRecord) {
        guard tree.isComposed(record) else { return }
        let composer = Composer(tree: tree, environment: record.environment)
        composer.composeContent(of: record.node, depth: record.depth, stackAxis: record.stackAxis, record.compose)
        refresh(composer)
    }

    private func runEffects() {
        let ended = tree.endedEffects
        tree.endedEffects = []
        for record in ended { record.end?() }
        let effects = tree.effects
        tree.effects = []
        for effect in effects { effect() }
        tellOfHinge()
        for index in tree.geometryObservers.sorted() {
            (tree.objects[tree.nodes[Int(index)].payload] as? EffectRecord)?
                .layoutDidEnd { proxy(of: index, reads: GeometryReads()) }
        }
    }

    private func proxy(of index: Int32, reads: GeometryReads) -> GeometryProxy {
        let isReversed = tree.nodes[Int(index)].flags.contains(.isRightToLeft)
        return GeometryProxy(
            tree: tree, node: index, frame: tree.frameInWindow(of: Int(index)),
            direction: isReversed ? .rightToLeft : .leftToRight, reads: reads)
    }

    private func refreshAll() { refresh(Composer(tree: tree, environment: EnvironmentValues(scene: scene))) }

    /// Brings the tree up to date after composing; modifiers that turned out to stand for several views get the
    /// further slots that they need.
    private func refresh(_ composer: Composer) {
        while true {
            let lacking = tree.refresh()
            guard !lacking.isEmpty else { return }
            for node in lacking {
                guard let content = tree.slotContents[node] else { continue }
                guard composer.addSlot(to: node, content) else { return }
                tree.noteStructureChange(at: node)
            }
        }
    }
}

extension ViewHost {
    /// Where the views as a whole come to lie, and what they are proposed.
    package enum RootPlacement: Sendable {
        /// In the middle of the window's safe area, which they are proposed.
        case window
        /// In the middle of the scene's size, and proposed the given size.
        case centered(ProposedViewSize)
        /// At zero, and proposed the given size.
        case origin(ProposedViewSize)
    }

    /// The size that the views as a whole took.
    package var contentSize: CGSize { tree.nodes[Int(Self.root)].size.cgSize }

    /// The frames of the views that were given an id, physical, in window coordinates, in the order of the views.
    package func framesByID() -> [(id: String, frame: CGRect)] {
        layOut()
        return SnapshotBuilder(tree: tree, root: Int(Self.root)).framesByID()
    }

    fileprivate func placeRoot() {
        let (proposal, area): (Proposal, CGRect) =
            switch placement {
            case .window: (Proposal(Size(scene.safeBounds.size)), scene.safeBounds)
            case .centered(let proposed): (Proposal(proposed), scene.bounds)
            case .origin(let proposed): (Proposal(proposed), .null)
            }
        let root = Int(Self.root)
        let size = tree.size(of: root, proposal)
        let origin =
            area.isNull
            ? CGPoint.zero : CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
        tree.put(root, x: origin.x, y: origin.y, size: size, proposal: proposal)
        tree.nodes[root].flags.set(.isRightToLeft, scene.layoutDirection == .rightToLeft)
        tree.placeTree(from: root)
        tree.noteMovedDependents()
    }

    /// Places what depends on its place in the window, each after all around it.
    fileprivate func followDependents() {
        var passes = 0
        while !tree.waitingDependents.isEmpty {
            let waiting = tree.waitingDependents.sorted()
            tree.waitingDependents = []
            for index in waiting {
                guard tree.nodes[Int(index)].kind.dependsOnPlace else { continue }
                if tree.nodes[Int(index)].kind == .geometryReader { updateReader(index) }
                DeepStack.run(depth: tree.deepest) { [tree] in tree.placeDependent(Int(index)) }
            }
            tree.noteMovedDependents()
            passes += 1
            if passes > Self.passLimit {
                tree.report(at: Self.root, "readers within readers did not settle; the last layout is kept")
                tree.waitingDependents = []
            }
        }
    }

    /// Makes a reader's content again if what it asked for is not what it was.
    private func updateReader(_ index: Int32) {
        guard let record = tree.objects[tree.nodes[Int(index)].payload] as? GeometryReaderRecord else { return }
        let frame = tree.frameInWindow(of: Int(index))
        tree.dependents[index] = frame
        let isSame = record.reads.place ? frame == record.frame : frame.size == record.frame.size
        guard record.isStale || !isSame else { return }
        (record.isStale, record.frame) = (false, frame)
        record.reads.reset()
        let proxy = proxy(of: index, reads: record.reads)
        let composer = Composer(tree: tree, environment: record.environment)
        let changes = tree.scopeChanges
        composer.noteScope = { changes.note(index) }
        composer.composeContent(of: index, depth: record.depth, stackAxis: nil) { record.compose($0, proxy) }
        if record.reads.anchors.isEmpty { tree.anchorReaders.remove(index) } else { tree.anchorReaders.insert(index) }
        refresh(composer)
    }
}

extension LayoutTree {
    /// Arranges a node that waited for its place, and all below it.
    func placeDependent(_ index: Int) {
        nodes[index].flags.insert(.needsArrangement)
        placeTree(from: index)
    }
}
