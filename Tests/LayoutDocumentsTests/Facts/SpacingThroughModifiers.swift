import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// What modifiers and containers leave of their content's spacing; these facts are told in words, so each has its
/// test by its name.
@MainActor
enum SpacingThroughModifiers {
    static func check(_ fact: LayoutFact) throws {
        switch fact.id {
        case "spacing.frame-resets-axis": frames()
        case "spacing.padding-resets-edge": padding()
        case "spacing.spacer-through-frame": spacers()
        case "spacing.stack-projection": stacks()
        default: throw UnknownFact(fact: fact)
        }
    }

    private static let ordinary = ViewSpacing()

    private static func spacing(
        _ direction: LayoutDirection = .leftToRight, @ViewBuilder of content: () -> some View
    ) -> ViewSpacing {
        let log = SpacingLog()
        let probe = SpacingProbe(log: log)
        _ = FactTree(.unspecified, direction: direction) { probe(content) }
        return log.spacings.first ?? .zero
    }

    private static func frames() {
        let text = spacing { Text("a") }
        #expect(text.top.font != nil && text.bottom.font != nil && text.top != ordinary.top)
        let wide = spacing { Text("a").frame(width: 50) }
        #expect(wide.top == text.top && wide.bottom == text.bottom)
        #expect(wide.left == ordinary.left && wide.right == ordinary.right)
        let high = spacing { Text("a").frame(minHeight: 50) }
        #expect(high.top == ordinary.top && high.bottom == ordinary.bottom)
        // The horizontal edges of a text are ordinary already; those of a stack that ends in a spacer are not.
        let row = {
            HStack {
                Spacer(); Color.red
            }
        }
        #expect(spacing { row() }.left.plain == 0)
        #expect(spacing { row().frame(width: 50) }.left == ordinary.left)
        #expect(spacing { row().frame(maxWidth: 50) }.left == ordinary.left)
        #expect(spacing { row().frame(height: 50) }.left.plain == 0)
    }

    private static func padding() {
        let text = spacing { Text("a") }
        let padded = spacing { Text("a").padding(.top, 4) }
        #expect(padded.top == ordinary.top && padded.bottom == text.bottom)
        for direction in LayoutDirection.allCases {
            let row = spacing(direction) {
                HStack {
                    Spacer()
                    Color.red
                    Spacer()
                }
                .padding(.leading, 4)
            }
            let (reset, kept) = direction == .leftToRight ? (row.left, row.right) : (row.right, row.left)
            #expect(reset == ordinary.left && kept.plain == 0, "\(direction)")
        }
    }

    private static func spacers() {
        let spacer = spacing {
            HStack {
                Spacer().frame(width: 10)
                Color.red
            }
        }
        #expect(spacer.left.plain == 0)
        let tree = FactTree(.unspecified) {
            HStack {
                Color.red.frame(width: 20, height: 20)
                Spacer().frame(width: 10).padding(.leading, 1)
                Color.red.frame(width: 20, height: 20)
            }
        }
        #expect(tree.size.width == 51)
    }

    private static func stacks() {
        for direction in LayoutDirection.allCases {
            let row = spacing(direction) {
                HStack {
                    Spacer()
                    Text("a").font(.title)
                    Color.red
                    Text("b")
                }
            }
            let (first, last) = direction == .leftToRight ? (row.left, row.right) : (row.right, row.left)
            #expect(first.plain == 0 && last.plain == nil, "\(direction)")
            // Across, the largest wish for each kind of neighbour: the title's, and the colour's towards texts.
            let title = spacing { Text("a").font(.title) }
            #expect(row.top.font == title.top.font && row.top.toText == 0)
            #expect(row.bottom == row.bottom.union(title.bottom))
        }
        let column = spacing {
            VStack {
                Text("a")
                Color.red
            }
        }
        #expect(column.top == spacing { Text("a") }.top && column.bottom == ordinary.bottom)
        let pile = spacing {
            ZStack {
                Text("a")
                Color.red
            }
        }
        #expect(pile.top == ordinary.top.union(spacing { Text("a") }.top))
    }
}
