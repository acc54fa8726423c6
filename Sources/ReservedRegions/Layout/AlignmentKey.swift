import Foundation
import Synchronization

/// An alignment guide as a small number, so that it costs nothing to pass and compare.
struct AlignmentKey: Hashable, Sendable {
    let number: Int32

    static let leading = AlignmentKey(number: 0)
    static let horizontalCenter = AlignmentKey(number: 1)
    static let trailing = AlignmentKey(number: 2)
    static let top = AlignmentKey(number: 3)
    static let verticalCenter = AlignmentKey(number: 4)
    static let bottom = AlignmentKey(number: 5)
    static let firstTextBaseline = AlignmentKey(number: 6)
    static let lastTextBaseline = AlignmentKey(number: 7)

    private static let firstCustom: Int32 = 16
    private static let customs = Mutex<[any AlignmentID.Type]>([])

    init(number: Int32) { self.number = number }

    /// The key of a user's guide along an axis.
    init(_ id: any AlignmentID.Type, axis: Axis) {
        let place = Self.customs.withLock { customs in
            if let known = customs.firstIndex(where: { $0 == id }) { return known }
            customs.append(id)
            return customs.count - 1
        }
        number = Self.firstCustom + Int32(place) * 2 + (axis == .vertical ? 1 : 0)
    }

    var isBuiltIn: Bool { number < Self.firstCustom }
    var isTextBaseline: Bool { number == 6 || number == 7 }

    var axis: Axis {
        if isBuiltIn { return number < 3 ? .horizontal : .vertical }
        return (number - Self.firstCustom) % 2 == 0 ? .horizontal : .vertical
    }

    /// Where a built-in guide lies in a view that does not set it; baselines lie at the bottom.
    func builtInDefault(in size: Size) -> Double {
        switch number {
        case 1: size.width / 2
        case 2: size.width
        case 4: size.height / 2
        case 5, 6, 7: size.height
        default: 0
        }
    }

    /// Where the guide lies in a view that does not set it.
    func defaultValue(in dimensions: ViewDimensions) -> Double {
        if isBuiltIn { return builtInDefault(in: Size(width: dimensions.width, height: dimensions.height)) }
        let id = Self.customs.withLock { $0[Int((number - Self.firstCustom) / 2)] }
        let value = Double(id.defaultValue(in: dimensions))
        return value.isFinite ? value : 0
    }

    /// The value of a container whose children set these; NaN where none does.
    func merge(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return .nan }
        switch self {
        case .firstTextBaseline: return values.min() ?? .nan
        case .lastTextBaseline: return values.max() ?? .nan
        default: return isBuiltIn ? .nan : values.reduce(0, +) / Double(values.count)
        }
    }
}
