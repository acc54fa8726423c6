import Foundation
import RegionModel

/// Content in the strip beside a camera, wherever the view is that has it, and the room that it takes of others.
///
/// It stands at the side of a container's content, as an inset of the safe area there.
struct UprightBar<Content: View>: View {
    let place: UprightBarPlace
    @ViewBuilder let content: Content

    var body: some View {
        Color.clear
            .frame(width: place.reach)
            .overlay {
                GeometryReader { proxy in
                    let room = proxy.local(place.frame)
                    content
                        .frame(width: room.width, height: room.height)
                        .position(x: room.midX, y: room.midY)
                }
            }
    }
}

extension View {
    /// Puts a bar beside the view, at the side where the platform has its strip.
    func uprightBar<Bar: View>(
        _ place: UprightBarPlace?, in direction: LayoutDirection, @ViewBuilder bar: () -> Bar
    ) -> some View {
        let isLeading = place.map { ($0.edge == .left) == (direction == .leftToRight) } ?? false
        return safeAreaInset(edge: isLeading ? .leading : .trailing, spacing: 0, content: bar)
    }
}
