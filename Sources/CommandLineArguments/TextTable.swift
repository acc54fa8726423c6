/// Columns for people, as wide as what is in them.
package enum TextTable {
    /// Lines of the cells of each row, two spaces apart; the last cell of a row is not filled up.
    ///
    /// - Parameter widest: The widest that a column becomes; a cell that is wider pushes the rest of its row aside.
    package static func lines(_ rows: [[String]], widest: Int = .max) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            min(widest, rows.compactMap { $0.dropFirst(column).first?.count }.max() ?? 0)
        }
        return rows.map { row in
            row.enumerated().map { column, cell in
                column == row.count - 1
                    ? cell : cell + String(repeating: " ", count: max(0, widths[column] - cell.count))
            }.joined(separator: "  ")
        }
    }
}
