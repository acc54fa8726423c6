import Foundation

/// What can be kept under a name.
enum StoredValue: Hashable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case url(URL)
    case data(Data)
    case date(Date)
}

/// How a type of values is kept.
struct StoredForm<Value> {
    let read: (StoredValue) -> Value?
    let write: (Value) -> StoredValue?
}

extension StoredForm {
    /// The values that have a raw value, kept by it.
    init<Raw>(raw: StoredForm<Raw>) where Value: RawRepresentable, Value.RawValue == Raw {
        self.init(
            read: { raw.read($0).flatMap(Value.init(rawValue:)) }, write: { raw.write($0.rawValue) })
    }

    /// The values of a form, or none.
    init<Wrapped>(optional form: StoredForm<Wrapped>) where Value == Wrapped? {
        self.init(read: { .some(form.read($0)) }, write: { $0.flatMap(form.write) })
    }
}

extension StoredForm<Bool> {
    static var bool: StoredForm {
        StoredForm(read: { if case .bool(let value) = $0 { value } else { nil } }, write: { .bool($0) })
    }
}

extension StoredForm<Int> {
    static var int: StoredForm {
        StoredForm(read: { if case .int(let value) = $0 { value } else { nil } }, write: { .int($0) })
    }
}

extension StoredForm<Double> {
    static var double: StoredForm {
        StoredForm(
            read: { if case .double(let value) = $0 { value } else { nil } }, write: { .double($0) })
    }
}

extension StoredForm<String> {
    static var string: StoredForm {
        StoredForm(
            read: { if case .string(let value) = $0 { value } else { nil } }, write: { .string($0) })
    }
}

extension StoredForm<URL> {
    static var url: StoredForm {
        StoredForm(read: { if case .url(let value) = $0 { value } else { nil } }, write: { .url($0) })
    }
}

extension StoredForm<Data> {
    static var data: StoredForm {
        StoredForm(read: { if case .data(let value) = $0 { value } else { nil } }, write: { .data($0) })
    }
}

extension StoredForm<Date> {
    static var date: StoredForm {
        StoredForm(read: { if case .date(let value) = $0 { value } else { nil } }, write: { .date($0) })
    }
}
