import Foundation
import RegionModel

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Year, month and day.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date.
public struct DatePicker<Label: View>: View {
    private let selection: Binding<Date>
    private let components: DatePickerComponents
    private let label: Label

    /// A choice of a date with the given label.
    public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        (self.selection, components, self.label) = (selection, displayedComponents, label())
    }

    /// A choice of a date in a range, with the given label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    /// A choice of a date from the start of a range on, with the given label.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    /// A choice of a date up to the end of a range, with the given label.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    }

    // Dates are written alike on every machine, as pictures must be.
    /// The label and, at the trailing edge, a button for the day and one for the time, in universal time.
    public var body: some View {
        let date = selection.wrappedValue
        ControlRow(label: label) {
            HStack(spacing: 6) {
                if components.contains(.date) {
                    DateButton(text: date.formatted(.iso8601.year().month().day()))
                }
                if components.contains(.hourAndMinute) {
                    let time = date.formatted(.iso8601.time(includingFractionalSeconds: false))
                    DateButton(text: String(time.prefix(5)))
                }
            }
        }
        .control("DatePicker", .container, label: ControlLabel.words(of: label))
    }
}

private struct DateButton: View {
    let text: String

    var body: some View {
        // The compact style's buttons are as high as a bordered button, 34 points.
        Text(text)
            .lineLimit(1)
            .padding(EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12))
            .frame(height: 34)
            .background(FillShapeStyle(), in: RoundedRectangle(cornerRadius: 8))
            .control("DateButton", .button)
    }
}

extension DatePicker where Label == Text {
    /// A choice of a date with a text.
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A choice of a date from the start of a range on, with a text.
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A choice of a date up to the end of a range, with a text.
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A choice of a date in a range, with a text.
    public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
}
