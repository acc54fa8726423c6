import RegionModel

extension View {
    /// Says which value the view stands for in a picker or a tab view.
    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
        PickerOption(tag: AnyHashable(tag), content: layoutValue(key: TagKey.self, value: AnyHashable(tag)))
    }
}

/// How a picker that is being composed shows its options.
struct PickerOptions {
    enum Presentation {
        /// The one that is chosen alone.
        case chosen
        /// All side by side, each as wide as the others.
        case segments
        /// One below the other.
        case rows
    }

    let presentation: Presentation
    let selection: AnyHashable
    /// The type of the selection, whose values the ids of a `ForEach` may be.
    let type: ObjectIdentifier
}

/// A view that stands for a value, shown as the picker around it asks for; outside of pickers, the view itself.
struct PickerOption<Content: View>: PrimitiveView {
    let tag: AnyHashable
    let content: Content

    func _compose(into composer: Composer) {
        guard let options = composer.environment.pickerOptions else { return content._compose(into: composer) }
        let isChosen = options.selection == tag
        composer.withEnvironment({ $0.pickerOptions = nil }) { composer in
            switch options.presentation {
            case .chosen: if isChosen { content._compose(into: composer) }
            case .segments: segment(isChosen)._compose(into: composer)
            case .rows: row(isChosen)._compose(into: composer)
            }
        }
    }

    private func segment(_ isChosen: Bool) -> some View {
        content
            .lineLimit(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.white.opacity(isChosen ? 1 : 0), in: RoundedRectangle(cornerRadius: 7))
            .control("Segment", .button)
    }

    private func row(_ isChosen: Bool) -> some View {
        HStack(spacing: 8) {
            content
            Spacer(minLength: 0)
            Image(systemName: "checkmark").foregroundStyle(.tint).opacity(isChosen ? 1 : 0)
        }
        .control("Option", .button)
    }
}

private enum PickerOptionsKey: EnvironmentKey {
    static var defaultValue: PickerOptions? { nil }
}

extension EnvironmentValues {
    /// The picker whose options are being composed.
    var pickerOptions: PickerOptions? {
        get { self[PickerOptionsKey.self] }
        set { self[PickerOptionsKey.self] = newValue }
    }
}
