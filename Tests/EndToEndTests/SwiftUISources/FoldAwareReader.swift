import Foundation
import SwiftUI

#if canImport(SwiftUI, _version: 8.0.85)
/// Two pages beside the fold, or one where there is none.
@available(iOS 27.1, *)
struct FoldAwareReader: View {
    let pages: [String]
    @State private var page = 0
    @State private var divisions: [ReservedRegion] = []

    var body: some View {
        GeometryReader { proxy in
            let fold = proxy.reservedRegions(kind: .division).first { $0.isActive }
            let cameras = proxy.reservedRegions(kind: .occlusion, options: .includeInactive)
            ZStack(alignment: .topLeading) {
                if let fold, fold.frame.height > fold.frame.width {
                    spread(around: fold, in: proxy.size)
                } else {
                    Text(pages[page]).frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                ForEach(cameras) { camera in
                    Circle()
                        .strokeBorder(.red, style: StrokeStyle(lineWidth: 1, dash: [4, 2]))
                        .frame(width: camera.frame.width, height: camera.frame.height)
                        .position(x: camera.frame.midX, y: camera.frame.midY)
                        .opacity(camera.isActive ? 1 : 0.3)
                        .allowsHitTesting(false)
                }
            }
        }
        .ignoresSafeArea(.container, edges: [.leading, .trailing])
        .onGeometryChange(for: Bool.self) { proxy in
            !proxy.reservedRegions(kind: .division, options: .includeInactive).isEmpty
        } action: { _, isFolding in
            print("folding:", isFolding)
        }
    }

    @ViewBuilder
    private func spread(around fold: ReservedRegion, in size: CGSize) -> some View {
        HStack(spacing: fold.frame.width) {
            ForEach([page, page + 1].filter(pages.indices.contains), id: \.self) { number in
                Text(pages[number])
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                    .multilineTextAlignment(.leading)
                    .id(number)
            }
        }
        .padding(EdgeInsets(top: fold.margins.top, leading: 16, bottom: fold.margins.bottom, trailing: 16))
    }
}
#endif

struct ReaderScreen: View {
    var body: some View {
        #if canImport(SwiftUI, _version: 8.0.85)
        if #available(iOS 27.1, *) {
            FoldAwareReader(pages: ["One", "Two"])
        } else {
            SwiftUI.Text("An older system")
        }
        #else
        #error("the alias must satisfy the gate")
        #endif
    }
}
