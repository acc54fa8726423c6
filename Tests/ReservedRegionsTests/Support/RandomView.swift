import Foundation
import ReservedRegions
import TestSupport

/// A tree of views made of random choices.
///
/// Every leaf has an id, so that two layouts of the same tree can be compared view by view.
@MainActor
struct RandomView {
    var generator: Choices
    var leafCount = 0

    init(_ generator: Choices) { self.generator = generator }

    /// The tree, up to four containers deep.
    mutating func tree() -> StaticViews { StaticViews(view(depth: 4)) }

    private mutating func view(depth: Int) -> any View {
        var view: any View = depth > 0 && generator.chance(65) ? container(depth: depth) : leaf()
        while generator.chance(30) { view = modified(view) }
        return view
    }

    private mutating func leaf() -> any View {
        leafCount += 1
        let id = "leaf-\(leafCount)"
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return Text("Some words to wrap").id(id)
        case 1: return Spacer().id(id)
        case 2: return Rectangle().id(id)
        case 3: return Text("Hi").font(.title).id(id)
        case 4: return GeometryReader { _ in Color.red.frame(width: 5, height: 5).id(id) }
        default:
            return Color.blue.id(id).frame(width: generator.length(0...90), height: generator.length(0...90))
        }
    }

    private mutating func container(depth: Int) -> any View {
        let views = StaticViews((0..<Int.random(in: 1...4, using: &generator)).map { _ in view(depth: depth - 1) })
        let spacing: CGFloat? = generator.chance(50) ? generator.length(0...12) : nil
        switch Int.random(in: 0..<10, using: &generator) {
        case 7, 8: return scrollingContainer(of: views, spacing: spacing)
        case 0, 1:
            let all: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
            return HStack(alignment: all.randomElement(using: &generator) ?? .top, spacing: spacing) { views }
        case 2, 3:
            let all: [HorizontalAlignment] = [.leading, .center, .trailing]
            return VStack(alignment: all.randomElement(using: &generator) ?? .center, spacing: spacing) { views }
        case 4: return ZStack(alignment: alignment()) { views }
        case 5: return ViewThatFits { views }
        case 6: return RegionAvoidingLayout(regions: [], spacing: spacing)() { views }
        default: return Questioned()() { views }
        }
    }

    private mutating func scrollingContainer(of views: StaticViews, spacing: CGFloat?) -> any View {
        let items = [GridItem(.flexible(minimum: generator.length(0...50))), GridItem(.adaptive(minimum: 30))]
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return ScrollView { views }
        case 1: return ScrollView(.horizontal) { views }
        case 2: return LazyVStack(alignment: .trailing, spacing: spacing) { views }
        case 3: return LazyHStack(alignment: .top, spacing: spacing) { views }
        case 4: return LazyVGrid(columns: items, spacing: spacing) { views }
        case 5: return LazyHGrid(rows: items, spacing: spacing) { views }
        case 6:
            return List {
                Section {
                    views
                } header: {
                    Text("Title")
                }
            }
        default: return Grid(alignment: alignment(), horizontalSpacing: spacing) { GridRow { views } }
        }
    }

    mutating func alignment() -> Alignment {
        let all: [Alignment] = [.center, .leading, .trailing, .top, .bottom, .topLeading, .bottomTrailing]
        return all.randomElement(using: &generator) ?? .center
    }

    private mutating func modified(_ view: any View) -> any View {
        switch Int.random(in: 0..<15, using: &generator) {
        case 12...: return related(view)
        case 0: return view.padding(generator.length(-4...12))
        case 1: return view.padding(EdgeInsets(top: 0, leading: generator.length(0...9), bottom: 3, trailing: 0))
        case 2: return view.frame(width: generator.length(0...150), alignment: alignment())
        case 3:
            return view.frame(minWidth: generator.length(0...60), maxWidth: .infinity, alignment: alignment())
        case 4: return view.frame(minHeight: generator.length(0...60), idealHeight: 70, alignment: alignment())
        case 5: return view.fixedSize(horizontal: generator.chance(50), vertical: generator.chance(50))
        case 6: return view.layoutPriority(Double(generator.length(-1...2)))
        case 7: return view.aspectRatio(1.5, contentMode: .fit)
        case 8: return view.background(alignment: alignment()) { Color.green }
        case 9: return view.overlay(alignment: alignment()) { Color.green.frame(width: 12, height: 30) }
        case 10: return view.alignmentGuide(.leading) { $0.width / 3 }
        default: return view.offset(x: generator.length(-9...9), y: generator.length(-9...9))
        }
    }
}
