import Foundation
import RegionGeometry

/// Times what is asked of the room between obstacles, and writes a line of JSON.
///
/// Reads the bounds' size and then obstacles, `x y width height` each, as its peers do. With the argument `pack` a
/// thousand items are packed around the obstacles; otherwise the free rectangles between them are found.
@main struct SpaceBenchmarks {
    static func main() {
        let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
        let numbers = text.split { $0.isWhitespace }.compactMap { Double($0) }
        let bounds = CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
        let obstacles = stride(from: 2, to: numbers.count, by: 4).map {
            CGRect(x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
        }
        if CommandLine.arguments.contains("pack") {
            pack(in: bounds, around: obstacles)
        } else {
            findRectangles(in: bounds, around: obstacles)
        }
    }

    private static func findRectangles(in bounds: CGRect, around obstacles: [CGRect]) {
        var count = 0
        var area: CGFloat = 0
        let maximal = leastTime { count = FreeRectangles.maximal(within: bounds, avoiding: obstacles).count }
        let largest = leastTime {
            area = FreeRectangles.largest(within: bounds, avoiding: obstacles).map { $0.width * $0.height } ?? 0
        }
        print(#"{"maximal": \#(maximal), "largest": \#(largest), "count": \#(count), "area": \#(area)}"#)
    }

    private static func pack(in bounds: CGRect, around obstacles: [CGRect]) {
        let sizes = (0..<1_000).map { (index: Int) -> CGSize in
            CGSize(width: 12 + index * 7 % 23, height: 10 + index * 5 % 17)
        }
        var over = 0
        let times = Packing.Priority.allCases.map { priority in
            let packing = Packing(in: bounds, around: obstacles, spacing: 2, priority: priority)
            return leastTime { over = packing.place(sizes).count { !$0.isClear } }
        }
        print(#"{"reading order": \#(times[0]), "best fit": \#(times[1]), "over something": \#(over)}"#)
    }

    /// The least of the times that some work takes in half a second, in nanoseconds.
    private static func leastTime(_ work: () -> Void) -> Double {
        let clock = ContinuousClock()
        let end = clock.now + .milliseconds(500)
        var best = Duration.seconds(1_000)
        repeat { best = min(best, clock.measure(work)) } while clock.now < end
        return best / .nanoseconds(1)
    }
}
