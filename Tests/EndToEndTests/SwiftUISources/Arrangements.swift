import SwiftUI

struct PlayerView: View {
    @Environment(\.overlayArrangementZIndex) private var zIndex
    @Environment(\.splitArrangementAxis) private var axis

    var body: some View {
        HStack {
            Button("Previous", systemImage: "chevron.left") {}
            if zIndex == 0 { Text(axis == .horizontal ? "Chapter one" : "One") }
            Button("Next", systemImage: "chevron.right") {}
        }
        .splitArrangementLayoutRatio(
            minHorizontal: 0.2, idealHorizontal: 0.3, maxHorizontal: 0.5, idealVertical: 0.4)
    }
}

@available(iOS 27.1, *)
struct PlayerScreen: View {
    @State private var showsQueue = true
    @State private var isLayered = false

    var body: some View {
        NavigationStack {
            ArrangementView {
                PlayerView()
                    .splitArrangementLayoutRatio(showsQueue ? nil : 1)
                    .overlayArrangementEdge(VerticalEdge.bottom)
                    .overlayArrangementEdge(.trailing)
            } secondary: {
                if showsQueue {
                    List(1..<20, id: \.self) { Text("Song \($0)") }
                        .splitArrangementLayoutSize(minWidth: 280, idealWidth: 330, maxWidth: 440)
                        .splitArrangementFixedLayoutSize(horizontal: false, vertical: true)
                        .layoutPriority(1)
                }
            }
            .arrangementViewStyle(.split.axes([.horizontal, .vertical]))
            .navigationTitle("Player")
        }
    }
}

@available(iOS 27.1, *)
struct ReaderScreen: View {
    var body: some View {
        ArrangementView(primary: { Text("Controls") }, secondary: { Text("Page") })
            .arrangementViewStyle(OverlayArrangementViewStyle().axes(.vertical))
        ArrangementView {
            Text("a")
        } secondary: {
            Text("b")
        }.arrangementViewStyle(.overlay)
        ArrangementView {
            Text("a")
        } secondary: {
            Text("b")
        }.arrangementViewStyle(.automatic)
        ArrangementView {
            Text("a")
        } secondary: {
            Text("b")
        }.arrangementViewStyle(FramedArrangementStyle())
    }
}

@available(iOS 27.1, *)
struct FramedArrangementStyle: ArrangementViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            ArrangementView(configuration).arrangementViewStyle(SplitArrangementViewStyle())
            configuration.secondary
        }
        .padding()
    }
}

struct MaybeArranged<Primary: View, Secondary: View>: View {
    @ViewBuilder let primary: Primary
    @ViewBuilder let secondary: Secondary

    var body: some View {
        if #available(iOS 27.1, *) {
            ArrangementView {
                primary
            } secondary: {
                secondary
            }
        } else {
            HStack {
                primary
                secondary
            }
        }
    }
}
