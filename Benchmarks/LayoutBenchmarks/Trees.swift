import Foundation
import Observation
import ReservedRegions

/// A model that one leaf of a tree reads, so that one leaf can be changed.
@Observable @MainActor
final class LeafModel {
    var length: CGFloat = 10
}

/// The leaf that changes.
struct ChangingLeaf: View {
    let model: LeafModel

    var body: some View { Color.red.frame(width: 50, height: model.length) }
}

/// As many fixed leaves as `count` in a column; the middle one changes.
struct Flat: View {
    let count: Int
    let model: LeafModel

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count / 2) { _ in Color.blue.frame(width: 50, height: 10) }
            ChangingLeaf(model: model)
            ForEach(count / 2 + 1..<count) { _ in Color.blue.frame(width: 50, height: 10) }
        }
    }
}

/// Rows of four fixed leaves, a spacer and four flexible leaves; nine leaves and their row count as ten nodes.
struct Rows: View {
    let count: Int
    let model: LeafModel

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count / 10) { index in
                HStack(spacing: 0) {
                    ForEach(0..<4) { _ in Color.blue.frame(width: 20, height: 20) }
                    if index == count / 20 { ChangingLeaf(model: model) }
                    Spacer()
                    ForEach(0..<4) { _ in Color.red }
                }
                .frame(height: 20)
            }
        }
    }
}

/// Columns of ten rows of ten columns, and so on, down to fixed leaves.
struct Tree: View {
    let count: Int
    let model: LeafModel

    var body: some View {
        VStack(spacing: 0) {
            Level(depth: Int((log(Double(count)) / log(10)).rounded()), isRow: false)
            ChangingLeaf(model: model)
        }
    }

    private struct Level: View {
        let depth: Int
        let isRow: Bool

        var body: some View {
            if depth == 0 {
                Color.blue.frame(width: 3, height: 2)
            } else if isRow {
                HStack(spacing: 0) { ForEach(0..<10) { _ in Level(depth: depth - 1, isRow: false) } }
            } else {
                VStack(spacing: 0) { ForEach(0..<10) { _ in Level(depth: depth - 1, isRow: true) } }
            }
        }
    }
}

/// Wrapping texts in a column.
struct Texts: View {
    let count: Int
    let model: LeafModel

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count) { index in Text("Text number \(index) is long enough to take more than one line") }
            ChangingLeaf(model: model)
        }
    }
}

/// Cells of a lazy grid in a scroll view.
struct Cells: View {
    let count: Int
    let model: LeafModel

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 4) {
                ForEach(0..<count) { _ in Color.blue.frame(height: 20) }
                ChangingLeaf(model: model)
            }
        }
    }
}

/// A list of cards, each a row with a picture, two texts and a button.
struct Feed: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 12) {
                ForEach(0..<count) { index in
                    HStack(spacing: 12) {
                        Color.blue.frame(width: 44, height: 44)
                        VStack(alignment: .leading) {
                            Text("Card \(index)").font(.headline)
                            Text("What there is to say of it takes more than one line on a phone")
                        }
                        Spacer()
                        Button("Open") {}
                    }
                    .padding(.horizontal)
                }
            }
        }
    }
}

/// One view in another, many times over.
struct Deep: View {
    let depth: Int

    var body: some View {
        if depth == 0 {
            Color.blue
        } else if depth.isMultiple(of: 2) {
            VStack(spacing: 0) {
                Color.red.frame(height: 0.01)
                Deep(depth: depth - 1)
            }
        } else {
            Deep(depth: depth - 1).padding(0.01)
        }
    }
}

/// Cards set around the scene's regions.
struct Avoiding: View {
    let count: Int
    let model: LeafModel

    var body: some View {
        GeometryReader { proxy in
            RegionAvoidingLayout(
                regions: proxy.reservedRegions(kind: .occlusion) + proxy.reservedRegions(kind: .division)
            ) {
                ForEach(0..<count) { index in Color.blue.frame(width: CGFloat(20 + index % 30), height: 20) }
                ChangingLeaf(model: model)
            }
        }
    }
}

/// Fixed leaves, of which some read the fold.
struct Readers: View {
    let count: Int
    /// Every how many leaves one reads; the whole count for a single reader.
    let stride: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count / stride) { _ in
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.reservedRegions(kind: .division, options: []).isEmpty ? 40 : 30)
                }
                .frame(height: 10)
                ForEach(0..<stride - 1) { _ in Color.blue.frame(width: 50, height: 10) }
            }
        }
    }
}
