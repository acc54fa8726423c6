import Foundation
import RegionModel

/// The views of a host as a tree of nodes in flat storage.
///
/// Views are composed into it (`Composer`), its layout children are gathered (`LayoutTree+Linking`), sizes are asked
/// (`LayoutTree+Sizing`) and places decided (`LayoutTree+Placement`). It is used from one thread at a time: the host
/// waits while a thread with a deeper stack works on it.
final class LayoutTree: @unchecked Sendable {
    /// The most nodes a tree may have; what is beyond is left out and reported.
    static let nodeLimit = 8_000_000
    /// The deepest nesting of nodes; what is beyond is left out and reported.
    static let depthLimit = 100_000
    /// How many views of a type may hold one another in a tree that is too deep, before they are the reason for it.
    static let selfNestingLimit = 100

    private(set) var nodes: UnsafeMutablePointer<Node>
    private(set) var nodeCount: Int32 = 1
    private var nodeCapacity: Int32 = 64
    private var freeNodes: [Int32] = []

    /// Layout children of nodes with several, in runs.
    var childPool: [Int32] = []
    /// How many places of the pool belong to no node any more.
    var abandonedChildren = 0
    var caches = SizeCacheStore()
    /// Values of guides that were asked for since the last change.
    var guideAnswers: [GuideQuery: Double] = [:]

    /// How far containers want to be from their neighbours, for those that were asked since they changed.
    var spacings: [Int32: ViewSpacing] = [:]

    // Parameters of the rules, by kind.
    var frames = PayloadTable<FrameRule>()
    var flexibleFrames = PayloadTable<FlexibleFrameRule>()
    var insets = PayloadTable<EdgeInsets>()
    var points = PayloadTable<CGPoint>()
    var stacks = PayloadTable<StackRule>()
    var stackRuns = PayloadTable<StackRuns?>()
    /// How many children make a run of a long stack; a stack of more than two runs is long.
    var runLength = 64
    var alignments = PayloadTable<Alignment>()
    var numbers = PayloadTable<Double>()
    var axisSets = PayloadTable<Axis.Set>()
    var aspectRatios = PayloadTable<AspectRatioRule>()
    var safeAreaEdges = PayloadTable<Edge.Set>()
    var safeAreaInsets = PayloadTable<SafeAreaInsetRule>()
    var objects = PayloadTable<AnyObject?>()
    var scopes = PayloadTable<ScopeRecord?>()
    let scopeChanges = ScopeChanges()
    /// What the app keeps by name.
    let storedValues = StoredValues()
    var appearances = AppearanceTable()

    /// The slots' views, for modifiers whose content turns out to be several views.
    var slotContents: [Int32: SlotContent] = [:]
    /// Modifiers that stand for several views: the repeats after the first.
    var repeats: [Int32: [Int32]] = [:]

    /// Nodes whose children depend on where they are in the window, with where they were when it was last asked.
    var dependents: [Int32: CGRect] = [:]
    /// Those of them whose children wait for that.
    var waitingDependents: Set<Int32> = []
    /// What there was around displaced nodes when they were last placed.
    var displacements: [Int32: DisplacementSurroundings] = [:]
    /// The readers that asked for the places of other views.
    var anchorReaders: Set<Int32> = []

    /// What views do after a layout.
    var effects: [@MainActor () -> Void] = []
    /// What belonged to nodes that are gone.
    var endedEffects: [EffectRecord] = []
    /// Nodes that want to know of every layout.
    var geometryObservers: Set<Int32> = []
    /// The effects that are told where the hinge is.
    var hingeObservers: Set<Int32> = []

    /// Frames that follow the size of the container around them.
    var containerFrames: [Int32: ContainerFrame] = [:]
    /// Scroll views that begin at an item.
    var scrollItems: [Int32: ScrollItem] = [:]

    /// Texts that flow around regions.
    var avoidingTexts: [Int32: ReservedRegion.QueryOptions] = [:]

    /// How many observers of preferences there are, and which of them must find their values out.
    var observerCount = 0
    var stalePreferences = StalePreferences()

    /// What the window says: read by nodes that depend on their place in it.
    var scene: WindowScene
    var displayScale: Double { Double(scene.scale) }

    /// Where stacks keep what they know of their children while they share out their length.
    var shares: [StackShare] = []

    /// How many nodes had their children placed, for playbacks and tests that tell how much an update does.
    var arrangementCount = 0
    /// How many nodes were composed, for the same.
    var compositionCount = 0
    /// How often views were drawn elsewhere though nothing was composed or arranged.
    var redrawingCount = 0
    /// Whether views are drawn elsewhere than when readers of places were last looked at.
    var hasMovedDrawing = false
    /// Whether the regions that views keep clear of may be others though nothing was laid out.
    var hasMovedRegions = false
    /// What went wrong, in the order in which it was found.
    var faults = LayoutFaults()
    var measurer: any TextMeasurer

    /// The deepest nesting of nodes so far.
    var deepest = 0

    /// Containers whose children must be gathered anew.
    var unlinkedContainers: [Int32] = []
    /// Nodes whose rule changed since the last refresh.
    var changedNodes: [Int32] = []

    init(scene: WindowScene, measurer: any TextMeasurer) {
        self.scene = scene
        self.measurer = measurer
        nodes = .allocate(capacity: 64)
        nodes.initialize(to: Node(kind: .group, flags: [], parent: 0, payload: -1))
    }

    deinit { nodes.deallocate() }

    /// A new node, not yet among its parent's children.
    func makeNode(_ kind: NodeKind, parent: Int32, payload: Int32) -> Int32 {
        let node = Node(kind: kind, flags: [.needsArrangement, .needsLinking], parent: parent, payload: payload)
        if let index = freeNodes.popLast() {
            nodes[Int(index)] = node
            return index
        }
        if nodeCount == nodeCapacity { grow() }
        (nodes + Int(nodeCount)).initialize(to: node)
        nodeCount += 1
        return nodeCount - 1
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Node>.allocate(capacity: Int(nodeCapacity) * 2)
        larger.moveInitialize(from: nodes, count: Int(nodeCount))
        nodes.deallocate()
        nodes = larger
        nodeCapacity *= 2
    }

    var liveNodeCount: Int { Int(nodeCount) - 1 - freeNodes.count }

    /// Frees a node and all below it, without recursion. The caller has taken it out of its parent's children.
    func remove(_ index: Int32) {
        var waiting = [index]
        while let next = waiting.popLast() {
            var child = nodes[Int(next)].firstChild
            while child != 0 {
                waiting.append(child)
                child = nodes[Int(child)].nextSibling
            }
            waiting.append(contentsOf: repeats.removeValue(forKey: next) ?? [])
            free(next)
        }
    }

    /// Frees all below a node.
    func removeChildren(of index: Int32) {
        var child = nodes[Int(index)].firstChild
        nodes[Int(index)].firstChild = 0
        while child != 0 {
            let next = nodes[Int(child)].nextSibling
            remove(child)
            child = next
        }
        noteStructureChange(at: index)
    }

    private func free(_ index: Int32) {
        let node = nodes[Int(index)]
        if node.childCount > 1 { abandonedChildren += Int(node.childCount) }
        caches.free(node.cache)
        releaseRuns(of: index)
        if !node.flags.contains(.isRepeat) { releasePayload(of: node) }
        forgetSpacing(of: index)
        slotContents.removeValue(forKey: index)
        dependents.removeValue(forKey: index)
        waitingDependents.remove(index)
        displacements.removeValue(forKey: index)
        anchorReaders.remove(index)
        geometryObservers.remove(index)
        hingeObservers.remove(index)
        containerFrames.removeValue(forKey: index)
        scrollItems.removeValue(forKey: index)
        avoidingTexts.removeValue(forKey: index)
        scopeChanges.forget(index)
        faults.forget(index)
        nodes[Int(index)] = Node(kind: .group, flags: [], parent: 0, payload: -1)
        freeNodes.append(index)
    }

    /// The `i`-th layout child.
    @inline(__always)
    func child(_ i: Int, of node: UnsafePointer<Node>) -> Int {
        node.pointee.childCount == 1 ? Int(node.pointee.childStart) : Int(childPool[Int(node.pointee.childStart) + i])
    }

    /// Calls `body` with each layout child's index in order.
    @inline(__always)
    func forEachChild(of index: Int, _ body: (Int) -> Void) {
        let (start, count) = (Int(nodes[index].childStart), Int(nodes[index].childCount))
        if count == 1 {
            body(start)
        } else if count > 1 {
            for place in start..<start + count { body(Int(childPool[place])) }
        }
    }
}
