import RegionModel

/// The trees of a file in which Apple's tools list the home screen beside the app.
enum AppleTrees {
    /// The trees of apps where there are any; that of the home screen, which owns status bars and system alerts, is
    /// passed over then.
    static func ofApps(_ trees: [ImportedTree]) -> [ImportedTree] {
        var own = trees.filter { !isHomeScreen($0) }
        guard !own.isEmpty, own.count < trees.count else { return trees }
        own[0].notes.append("Passed over the tree of SpringBoard, which is the system's.")
        return own
    }

    private static func isHomeScreen(_ tree: ImportedTree) -> Bool {
        guard let root = tree.elements.first, root.kind == "Application" else { return false }
        return root.label == " " || [root.label, root.identifier].contains("SpringBoard")
            || root.identifier == "com.apple.springboard"
    }
}
