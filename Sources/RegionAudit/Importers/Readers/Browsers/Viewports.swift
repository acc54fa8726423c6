/// The viewports that a browser's file states: each of its documents may be of a window of its own.
struct Viewports {
    private let tape: JSONTape
    private let ofDocuments: [Viewport]
    /// What the file says as a whole.
    let ofFile: Viewport

    /// Reads what a file says of them.
    ///
    /// - Complexity: O(n) in the values.
    init(_ tape: JSONTape) {
        self.tape = tape
        ofDocuments = tape.documents.map { Viewport(in: tape, $0.values) }
        ofFile = Viewport(bestOf: ofDocuments)
    }

    /// What the document that a view is in says, else what the file does.
    func around(_ view: JSONView) -> Viewport {
        tape.document(of: view.index).map { ofDocuments[$0].completed(by: ofFile) } ?? ofFile
    }

    /// What a view itself says, else what is around it does.
    func of(_ view: JSONView) -> Viewport { Viewport(in: tape, view.values).completed(by: around(view)) }
}
