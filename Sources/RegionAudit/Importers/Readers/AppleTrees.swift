import Foundation
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

    /// The tree of a whole source of WebDriverAgent, as XML or as JSON.
    ///
    /// - Throws: `InputError` where no element has a frame, as some versions lose them all.
    static func finished(_ draft: TreeDraft, number: Int) throws(InputError) -> ImportedTree {
        var draft = draft
        guard draft.elements.contains(where: { $0.frame != nil }) else {
            throw InputError(
                found: "\(draft.elements.count) elements of which none has a frame",
                expected: "a page source whose frames were not lost")
        }
        let main = draft.elements.firstIndex { $0.kind == "Window" && $0.frame != nil }
        let (frame, source) = window(of: draft, main: main)
        if let size = frame?.size { AppleWindows.settle(&draft, main: main, size: size) }
        return draft.finished(
            name: "tree \(number)", window: StatedWindow(size: frame?.size, source: source),
            at: frame?.origin ?? .zero, unit: .points)
    }

    /// The application's frame; that of its first window where it has none, or where the application's is what the
    /// status bar leaves of the window, as it was before iOS 7.
    private static func window(of draft: TreeDraft, main: Int?) -> (CGRect?, source: String) {
        let application = draft.elements.first { $0.kind == "Application" && $0.parent == nil }?.frame
        let window = main.flatMap { draft.elements[$0].frame }
        if let application, application.origin == .zero || window?.contains(application) != true {
            return (application, "the application's width and height")
        }
        if let window { return (window, "the first window's width and height") }
        return (nil, "it has no application and no window with a frame")
    }

    private static func isHomeScreen(_ tree: ImportedTree) -> Bool {
        guard let root = tree.elements.first, root.kind == "Application" else { return false }
        return root.label == " " || [root.label, root.identifier].contains("SpringBoard")
            || root.identifier == "com.apple.springboard"
    }
}
