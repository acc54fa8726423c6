import Foundation
import RegionModel
import Testing

@testable import ReservedRegions

/// Views that are drawn turned and laid out as if they were not.
@Suite("Turned views")
@MainActor
struct TurnedViewTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let frame: CGRect
        let view: @Sendable @MainActor () -> any View

        var testDescription: String { name }
    }

    /// A bar of 40 × 10 in the middle of a window of 100 × 100, so from (30, 45).
    nonisolated static let cases = [
        Case(name: "a quarter", frame: CGRect(x: 45, y: 30, width: 10, height: 40)) { $0.rotationEffect(.degrees(90)) },
        Case(name: "a quarter back", frame: CGRect(x: 45, y: 30, width: 10, height: 40)) {
            $0.rotationEffect(.degrees(-90))
        },
        Case(name: "half", frame: CGRect(x: 30, y: 45, width: 40, height: 10)) { $0.rotationEffect(.degrees(180)) },
        Case(name: "whole", frame: CGRect(x: 30, y: 45, width: 40, height: 10)) { $0.rotationEffect(.degrees(360)) },
        Case(name: "half about a corner", frame: CGRect(x: -10, y: 35, width: 40, height: 10)) {
            $0.rotationEffect(.degrees(180), anchor: UnitPoint(x: 0, y: 0))
        },
        Case(name: "a quarter, larger", frame: CGRect(x: 40, y: 10, width: 20, height: 80)) {
            $0.rotationEffect(.degrees(90)).scaleEffect(2)
        },
        Case(name: "two eighths", frame: CGRect(x: 45, y: 30, width: 10, height: 40)) {
            $0.rotationEffect(.degrees(45)).rotationEffect(.degrees(45))
        },
        Case(name: "in space about the axis of sight", frame: CGRect(x: 45, y: 30, width: 10, height: 40)) {
            $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))
        },
        Case(name: "in space about the vertical", frame: CGRect(x: 40, y: 45, width: 20, height: 10)) {
            $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        },
        Case(name: "no angle", frame: CGRect(x: 30, y: 45, width: 40, height: 10)) {
            $0.rotationEffect(.radians(.nan))
        },
    ]

    private func host(
        _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> some View
    ) -> ViewHost {
        ViewHost(
            scene: WindowScene(size: CGSize(width: 100, height: 100), layoutDirection: direction), content: content)
    }

    private func expectNear(_ found: CGRect?, _ wanted: CGRect, _ name: String) {
        guard let found else {
            Issue.record("\(name): no frame")
            return
        }
        let distance = [
            found.minX - wanted.minX, found.minY - wanted.minY, found.width - wanted.width,
            found.height - wanted.height,
        ]
        #expect(distance.allSatisfy { abs($0) < 1e-9 }, "\(name): \(found), not \(wanted)")
    }

    @Test("are found within the frame around what is drawn", arguments: cases)
    func frames(of turned: Case) {
        let host = host { StaticViews(turned.view()) }
        expectNear(host.snapshot().elements.first { $0.role == .shape }?.frame, turned.frame, turned.name)
    }

    @Test("turn clockwise in both directions, about an anchor that is mirrored", arguments: LayoutDirection.allCases)
    func directions(direction: LayoutDirection) {
        let host = host(direction) {
            Color.red.frame(width: 40, height: 10).rotationEffect(.degrees(90), anchor: .leading)
        }
        let frame =
            direction == .leftToRight
            ? CGRect(x: 25, y: 50, width: 10, height: 40) : CGRect(x: 65, y: 10, width: 10, height: 40)
        expectNear(host.snapshot().elements.first { $0.role == .shape }?.frame, frame, "\(direction)")
    }

    @Test("leave what stands beside them where it is")
    func layoutStays() {
        let host = host {
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 10).rotationEffect(.degrees(30))
                Color.blue.frame(width: 40, height: 10).id("beside")
            }
        }
        expectNear(Laid.frames(of: host)["beside"], CGRect(x: 50, y: 45, width: 40, height: 10), "beside")
    }

    @Test("tell readers in them where they are drawn, and what is around in their own coordinates")
    func geometry() {
        var (global, around) = (CGRect.null, CGRect.null)
        let host = host {
            GeometryReader { proxy in
                let _ = global = proxy.frame(in: .global)
                let _ = around = proxy.bounds(of: .named("window")) ?? .null
                Color.red
            }
            .frame(width: 40, height: 10)
            .rotationEffect(.degrees(90))
            .frame(width: 100, height: 100)
            .coordinateSpace(.named("window"))
        }
        host.layOut()
        expectNear(global, CGRect(x: 45, y: 30, width: 10, height: 40), "global")
        expectNear(around, CGRect(x: -30, y: -45, width: 100, height: 100), "around")
    }

    @Test("have lines where they are drawn")
    func text() throws {
        let host = host { Text("word").rotationEffect(.degrees(90)) }
        let element = try #require(host.snapshot().elements.first { $0.role == .text })
        let upright = try #require(self.host { Text("word") }.snapshot().elements.first { $0.role == .text })
        #expect(element.frame.width == upright.frame.height && element.frame.height == upright.frame.width)
        #expect(element.lines.map(\.text) == ["word"])
        expectNear(element.lines.first?.frame, element.frame, "line")
        #expect(element.appearance?.turn?.size == upright.frame.size)
        #expect(element.appearance?.marks.first?.lines.map(\.text) == ["word"])
    }
}

extension TurnedViewTests.Case {
    fileprivate init(name: String, frame: CGRect, _ turn: @escaping @Sendable @MainActor (Bar) -> any View) {
        self.init(name: name, frame: frame) { turn(Bar()) }
    }

    /// What is turned.
    struct Bar: View {
        var body: some View { Color.red.frame(width: 40, height: 10) }
    }
}
