import Foundation
import ReservedRegions
import TestSupport

/// Modifiers by which views have to do with others around them.
extension RandomView {
    struct Sum: PreferenceKey {
        static var defaultValue: CGFloat { 1 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    struct Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    mutating func related(_ view: any View) -> any View {
        leafCount += 1
        let id = "related-\(leafCount)"
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: return view.preference(key: Sum.self, value: generator.length(0...9))
        case 1: return view.transformPreference(Sum.self) { $0 += 2 }
        case 2:
            return view.overlayPreferenceValue(Sum.self, alignment: alignment()) { sum in
                Color.red.preference(key: Sum.self, value: 1).id(id).frame(width: sum, height: 3)
            }
        case 3:
            return view.backgroundPreferenceValue(Sum.self, alignment: alignment()) { sum in
                Color.red.id(id).frame(width: 3, height: sum)
            }
        case 4: return view.anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        case 5: return view.zIndex(Double(generator.length(-1...1)))
        case 6: return view.safeAreaPadding([.leading, .top], generator.length(0...9))
        case 7: return view.containerRelativeFrame(.vertical, count: 3, spacing: 2, alignment: alignment())
        case 8: return view.contentMargins(.leading, generator.length(0...9))
        default:
            return view.overlayPreferenceValue(Bounds.self) { bounds in
                GeometryReader { proxy in
                    let sizes = bounds.map { proxy[$0].size }
                    Color.red.id(id).frame(
                        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
                }
            }
        }
    }
}
