import Foundation
import RegionModel

extension SceneChoice {
    /// The layouts that a tree is in the windows that fit it: one, or as many as have its size where all are wanted.
    ///
    /// - Throws: `InputError` where the size is not known or fits no window, and where the tree is turned.
    /// - Complexity: O(n) in the elements, for each layout.
    public func layouts(of tree: ImportedTree) throws(InputError) -> [ImportedLayout] {
        var (tree, notes) = try prepared(tree)
        guard let size = tree.window.size else { throw tree.hasNoSize }
        var fitting = fitting(size, tree.unit)
        if let mended = try mended(tree, size, hasFit: !fitting.isEmpty) {
            (tree, notes) = (mended.tree, notes + [mended.note])
            fitting = self.fitting(size.swapped, tree.unit)
        }
        if !wantsAll, let note = preferPlace(of: tree, among: &fitting) { notes.append(note) }
        if tree.isPage, let first = fitting.first, fitting.allSatisfy(isOrdinary) {
            fitting = [bare(tree.window.size ?? size, tree.unit)]
            notes.append(pageNote(first))
        } else if fitting.isEmpty, candidates.isEmpty || (!isNamed && statedSize != nil) {
            fitting = [bare(size, tree.unit)]
            notes.append("Nothing is known of a window of this size, so nothing is reserved in it.")
        } else if !isNamed, let note = guessNote(fitting, tree) {
            notes.append(note)
        }
        guard let first = fitting.first else {
            throw hasNoFit("a window of \(size.inWords(tree.unit)) by \(tree.window.source)", tree)
        }
        return (wantsAll ? fitting : [first]).map { scene in
            var scene = scene
            scene.layoutDirection = direction ?? tree.direction ?? scene.layoutDirection
            return ImportedLayout(tree, in: scene, pointsPerUnit: 1 / factor(scene, tree.unit), notes: notes)
        }
    }

    /// The tree with the size that the caller states, and upright where the caller says how it is turned.
    private func prepared(_ tree: ImportedTree) throws(InputError) -> (ImportedTree, [String]) {
        var (tree, notes) = (isModal ? tree.topmostModal : tree, [String]())
        if let statedSize {
            tree.window = StatedWindow(size: statedSize, source: "the command line")
        } else if let size = tree.window.size {
            notes.append("The window is \(size.inWords(tree.unit)), by \(tree.window.source).")
        }
        guard let turn else { return (tree, notes) }
        guard let size = tree.window.size else { throw tree.hasNoSize }
        guard candidates.contains(where: { expected($0, tree.unit).equals(size.swapped, within: 1) }) else {
            throw hasNoFit("a window of \(size.swapped.inWords(tree.unit)) once it is turned back", tree)
        }
        notes.append("The dump is turned \(turn == .clockwise ? "clockwise" : "counterclockwise"); it was turned back.")
        return (tree.upright(after: turn, size: size), notes)
    }

    /// The windows of a size that a dump states in whole units: those that round to it first.
    private func fitting(_ size: CGSize, _ unit: LengthUnit) -> [WindowScene] {
        let fitting = candidates.filter { expected($0, unit).equals(size, within: 1) }
        let isNear = { (scene: WindowScene) in expected(scene, unit).equals(size, within: 0.5) }
        return fitting.filter(isNear) + fitting.filter { !isNear($0) }
    }

    /// How many of the dump's units a point of a window is.
    private func factor(_ scene: WindowScene, _ unit: LengthUnit) -> CGFloat {
        unit == .points ? 1 : scale ?? scene.scale
    }

    /// The size that a dump of a window states.
    private func expected(_ scene: WindowScene, _ unit: LengthUnit) -> CGSize {
        let factor = factor(scene, unit)
        return CGSize(width: scene.size.width * factor, height: scene.size.height * factor)
    }

    private func bare(_ size: CGSize, _ unit: LengthUnit) -> WindowScene {
        let factor = unit == .points ? 1 : scale ?? 1
        return WindowScene(
            size: CGSize(width: size.width / factor, height: size.height / factor), scale: scale ?? 1)
    }
}

extension SceneChoice {
    /// A tree whose root has the sides of a window swapped while its elements lie in that window.
    ///
    /// - Throws: `InputError` where the elements are turned as well, which way only the caller can know.
    private func mended(
        _ tree: ImportedTree, _ size: CGSize, hasFit: Bool
    ) throws(InputError) -> (tree: ImportedTree, note: String)? {
        guard abs(size.width - size.height) > 1,
            candidates.contains(where: { expected($0, tree.unit).equals(size.swapped, within: 1) })
        else { return nil }
        let reach = tree.reach
        let isWide = size.width > size.height
        let (long, long2) = isWide ? (reach.width, reach.height) : (reach.height, reach.width)
        let (side, short) = (max(size.width, size.height), min(size.width, size.height))
        // Along the root's long side the elements end where its short one would; across it they reach as far. A window
        // that fits as it is may hold a short page with something that sticks out: there they must reach the very edge.
        if long2 > (hasFit ? side - 1 : short + 1), long2 <= side + 1, long <= short + 1 {
            var mended = tree
            mended.window.size = size.swapped
            return (
                mended,
                "The root is \(size.inWords(tree.unit)), but its elements lie in "
                    + "\(size.swapped.inWords(tree.unit)), which is taken for the window."
            )
        }
        guard !hasFit else { return nil }
        throw InputError(
            found: "a tree of \(size.inWords(tree.unit)), turned by a quarter against the window",
            expected: "--turned cw where its top is at the right, or --turned ccw where it is at the left")
    }

    /// Puts the window first that begins where the tree's does, where it shares the display with others as large.
    ///
    /// The windows of one pose are listed from the display's corner on.
    private func preferPlace(of tree: ImportedTree, among fitting: inout [WindowScene]) -> String? {
        guard let first = fitting.first, tree.origin.x > 1 || tree.origin.y > 1,
            let index = fitting.lastIndex(where: {
                ($0.name.device, $0.name.pose) == (first.name.device, first.name.pose)
            }), index > 0
        else { return nil }
        fitting.swapAt(0, index)
        return
            "Of the windows that are so large, \(fitting[0].name) is the one that does not begin at the display's corner."
    }

    private func guessNote(_ fitting: [WindowScene], _ tree: ImportedTree) -> String? {
        guard let first = fitting.first, !wantsAll else { return nil }
        let others = fitting.dropFirst().map(\.name.description)
        let more = others.count > 4 ? ["\(others.count - 4) more"] : []
        let also = (others.prefix(4) + more).joined(separator: ", ")
        return "Taken for \(first.name) by its size" + (also.isEmpty ? "." : "; so large as well: \(also).")
    }

    private func isOrdinary(_ scene: WindowScene) -> Bool { scene.name.device.map(ordinaryDevices.contains) ?? false }

    private func pageNote(_ scene: WindowScene) -> String {
        "So large is \(scene.name), but a page in a browser begins below the bars there, so nothing is reserved in it; "
            + "--device \(scene.name.device ?? "") has it fill the screen."
    }

    private func hasNoFit(_ found: String, _ tree: ImportedTree) -> InputError {
        // What is turned has to fit: which way it was up is told by nothing else.
        let wayOut = turn == nil ? ", or \(tree.windowOption) to judge it with nothing reserved" : ""
        guard isNamed || Set(candidates.map(\.name.device)).count == 1 else {
            return InputError(
                found: "\(found), which is that of no device that is known",
                expected: wayOut.isEmpty ? "--regions FILE or --device" : "--regions FILE, --device\(wayOut)")
        }
        var sizes: [String] = []
        for scene in candidates {
            let name = scene.name.description
            sizes.append("\(expected(scene, tree.unit).inWords(tree.unit))" + (name.isEmpty ? "" : " (\(name))"))
        }
        let fitting = sizes.count == 1 ? sizes[0] : "one of \(sizes.joined(separator: ", "))"
        return InputError(found: found, expected: isNamed ? fitting : fitting + wayOut)
    }
}

extension ImportedTree {
    fileprivate var hasNoSize: InputError {
        InputError(found: "no size of the window, since \(window.source)", expected: "--window WIDTHxHEIGHT")
    }

    /// The option that states the window as the tree does.
    fileprivate var windowOption: String {
        window.size.map { "--window \($0.width.inWords)x\($0.height.inWords)" } ?? "--window WIDTHxHEIGHT"
    }

    /// How far the elements reach to the right and down that are neither the window's own nor scrolled.
    fileprivate var reach: CGSize {
        var passed: [Bool] = []
        passed.reserveCapacity(elements.count)
        var reach = CGSize.zero
        for element in elements {
            let isPassed = element.parent.map { passed[$0] } ?? false
            let isLeft =
                isPassed || element.exemption != nil || !element.facts.isDisjoint(with: [.hidden, .hidesContents])
            passed.append(isLeft || element.role == .scrollView || element.role == .webView)
            guard !isLeft, element.role != .window, let frame = element.frame else { continue }
            if let size = window.size, frame.size.equals(size, within: 1) { continue }
            reach = CGSize(width: max(reach.width, frame.maxX), height: max(reach.height, frame.maxY))
        }
        return reach
    }
}
