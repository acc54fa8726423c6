import Observation

/// What views in a navigation container say of its bars.
@Observable
@MainActor
final class BarStatements {
    /// What is said, in the order of the views; changing it composes the bars again.
    private var records: [BarRecord] = []

    /// Forgets all that was said, before all of the content says it again in the order in which it stands now.
    func restart() {
        if !records.isEmpty { records = [] }
    }

    fileprivate func remove(_ record: BarRecord) {
        if records.contains(where: { $0 === record }) { records.removeAll { $0 === record } }
    }

    fileprivate func take(_ record: BarRecord) {
        let place = records.firstIndex { $0 === record } ?? records.count
        records.replaceSubrange(place..<min(place + 1, records.count), with: [record])
    }

    /// All that is said as one: what is said further out, or first, counts; items are added up.
    var statement: BarStatement {
        records.reduce(into: BarStatement()) { $0.add($1.statement) }
    }
}

/// What a view says of the bars around it.
struct BarStatement {
    var title: Text?
    var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
    var items: [ToolbarEntry] = []
    var visibility: [ToolbarPlacement: Visibility] = [:]
    /// What stands for tabs in a tab bar.
    var tabs: [AnyView] = []

    fileprivate mutating func add(_ other: BarStatement) {
        title = title ?? other.title
        titleDisplayMode = titleDisplayMode ?? other.titleDisplayMode
        items += other.items
        tabs += other.tabs
        visibility.merge(other.visibility) { first, _ in first }
    }

    /// Whether a bar is there.
    func shows(_ bar: ToolbarPlacement) -> Bool { visibility[bar] != .hidden }
}

/// A view that says something of the bars, in the tree.
private final class BarRecord: EffectRecord {
    var bars: [BarStatements] = []
    var statement = BarStatement()
}

/// Tells the bars around a view something, for as long as the view is there.
struct BarModifier: NodeModifier {
    let statement: BarStatement

    func compose(into composer: Composer, _ content: @MainActor (Composer) -> Void) {
        let bars = [composer.environment.barStatements, composer.environment.tabStatements].compactMap(\.self)
        composer.emitEffect(BarRecord.self, BarRecord(), content: content) { record, _ in
            record.statement = statement
            for old in record.bars where !bars.contains(where: { $0 === old }) { old.remove(record) }
            for bar in bars { bar.take(record) }
            record.bars = bars
            record.end = { [weak record] in
                guard let record else { return }
                for bar in record.bars { bar.remove(record) }
            }
        }
    }
}

extension View {
    /// Tells the bars around the view something.
    func says(_ change: (inout BarStatement) -> Void) -> some View {
        var statement = BarStatement()
        change(&statement)
        return modified(by: BarModifier(statement: statement))
    }
}

extension EnvironmentValues {
    /// The bars of the navigation container around, which views may tell something.
    var barStatements: BarStatements? {
        get { self[BarStatementsKey.self] }
        set { self[BarStatementsKey.self] = newValue }
    }

    /// The tab bar around, which views may tell something.
    var tabStatements: BarStatements? {
        get { self[TabStatementsKey.self] }
        set { self[TabStatementsKey.self] = newValue }
    }
}

private struct BarStatementsKey: EnvironmentKey {
    static var defaultValue: BarStatements? { nil }
}

private struct TabStatementsKey: EnvironmentKey {
    static var defaultValue: BarStatements? { nil }
}
