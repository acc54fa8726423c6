import RegionModel

extension MarkupScanner {
    /// Goes through an element whose opening tag was read last, to its end.
    ///
    /// Closing tags that fit nothing near are passed over; what is not closed ends with what contains it.
    ///
    /// - Parameters:
    ///   - depth: The deepest nesting that is read.
    ///   - visit: Takes the name of each opening tag, whose attributes the scanner has, and the index of the element
    ///     that it is in; gives the index that it has itself, or `nil` where it is none.
    /// - Returns: Whether the text ends before the element does.
    mutating func walk(
        from root: Range<Int>, isEmpty: Bool, depth limit: Int,
        visit: (MarkupScanner, Range<Int>, Int?) throws(InputError) -> Int?
    ) throws(InputError) -> Bool {
        var open: [(name: Range<Int>, element: Int?)] = []
        var event = Event.start(name: root, isEmpty: isEmpty)
        repeat {
            switch event {
            case .start(let name, let isEmpty):
                guard open.count < limit else { throw .tooDeep(limit) }
                let parent = open.last?.element
                let element = try visit(self, name, parent)
                if !isEmpty { open.append((name, element ?? parent)) }
            case .end(let name): close(name, &open)
            case .finish: return true
            }
            if open.isEmpty { return false }
            event = self.event()
        } while true
    }

    /// How far out a closing tag is looked for among what is open.
    private static let reach = 64

    private func close(_ name: Range<Int>, _ open: inout [(name: Range<Int>, element: Int?)]) {
        let text = bytes[name]
        let match = open.indices.suffix(Self.reach).last { bytes[open[$0].name].elementsEqual(text) }
        if let match { open.removeSubrange(match...) }
    }
}
