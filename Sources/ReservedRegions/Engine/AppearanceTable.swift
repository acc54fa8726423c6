import RegionModel

/// The appearances of a tree's shapes; most shapes look like others, so each is kept once.
struct AppearanceTable {
    private var appearances: [SharedAppearance] = []
    private var numbers: [ElementAppearance: Int32] = [:]
    private var lastNumber: Int32 = -1

    /// The number of an appearance.
    mutating func number(of appearance: ElementAppearance) -> Int32 {
        if lastNumber >= 0, appearances[Int(lastNumber)].value == appearance { return lastNumber }
        if let known = numbers[appearance] {
            lastNumber = known
            return known
        }
        lastNumber = Int32(appearances.count)
        appearances.append(SharedAppearance(appearance))
        numbers[appearance] = lastNumber
        return lastNumber
    }

    subscript(number: Int32) -> SharedAppearance? {
        appearances.indices.contains(Int(number)) ? appearances[Int(number)] : nil
    }
}
