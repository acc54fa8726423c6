import RegionModel

/// What went wrong in a tree, with the nodes that it went wrong at: equal ones are told once, for as long as any is left.
struct LayoutFaults {
    private struct Fault {
        let diagnostic: LayoutDiagnostic
        var nodes: Set<Int32>
    }

    /// More than these nobody reads.
    private static let limit = 1000

    private var faults: [Fault] = []
    private var nodes: Set<Int32> = []

    /// What went wrong, in the order in which it was found.
    var diagnostics: [LayoutDiagnostic] { faults.map(\.diagnostic) }

    /// Whether as much has gone wrong as is told.
    var isFull: Bool { faults.count >= Self.limit }

    /// Takes note of what went wrong at a node.
    mutating func note(_ diagnostic: LayoutDiagnostic, at node: Int32) {
        nodes.insert(node)
        if let place = faults.firstIndex(where: { $0.diagnostic == diagnostic }) {
            faults[place].nodes.insert(node)
        } else {
            faults.append(Fault(diagnostic: diagnostic, nodes: [node]))
        }
    }

    /// Forgets what went wrong at a node.
    mutating func forget(_ node: Int32) {
        guard nodes.remove(node) != nil else { return }
        for place in faults.indices { faults[place].nodes.remove(node) }
        faults.removeAll { $0.nodes.isEmpty }
    }
}
