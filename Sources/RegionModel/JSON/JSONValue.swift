import Foundation

/// A JSON document, or a part of one.
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object; of repeated keys one is kept.
    case object([String: JSONValue])
}

extension JSONValue {
    /// The deepest nesting that is read.
    public static let depthLimit = 400

    /// Reads a document.
    ///
    /// - Throws: `InputError` for what is not JSON in UTF-8, is nested deeper than `depthLimit`, or holds a number
    ///   that no `Double` can hold.
    /// - Complexity: O(n) in the bytes.
    public init(parsing data: Data) throws(InputError) {
        if data.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
            throw InputError(found: "an empty file", expected: "a JSON document")
        }
        guard Self.depth(of: data) <= Self.depthLimit else {
            throw InputError(found: "nesting deeper than \(Self.depthLimit) levels", expected: "a flatter document")
        }
        let parsed: Any
        do {
            parsed = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
        } catch {
            throw InputError(found: Self.complaint(error), expected: "a JSON document")
        }
        self = try Self.convert(parsed, place: "")
    }

    /// Reads a file.
    ///
    /// - Throws: `InputError` naming the file.
    public init(file: String) throws(InputError) {
        let data = try InputFile.read(file)
        do {
            try self.init(parsing: data)
        } catch {
            throw error.inFile(file)
        }
    }

    /// The deepest nesting of brackets outside of strings, without recursion.
    private static func depth(of data: Data) -> Int {
        var (depth, deepest, inString, escaped) = (0, 0, false, false)
        for byte in data {
            if inString {
                if escaped { escaped = false } else if byte == 0x5C { escaped = true } else { inString = byte != 0x22 }
                continue
            }
            switch byte {
            case 0x22: inString = true
            case 0x5B, 0x7B: (depth, deepest) = (depth + 1, max(deepest, depth + 1))
            case 0x5D, 0x7D: depth -= 1
            default: break
            }
        }
        return deepest
    }

    private static func complaint(_ error: any Error) -> String {
        let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
        guard let detail, !detail.isEmpty else { return "text that is not JSON" }
        return "text that is not JSON (\(detail.trimmingCharacters(in: CharacterSet(charactersIn: " ."))))"
    }

    private static func convert(_ parsed: Any, place: String) throws(InputError) -> JSONValue {
        switch parsed {
        case let string as String: return .string(string)
        case let number as NSNumber: return try convert(number, place: place)
        case let items as [Any]:
            var result: [JSONValue] = []
            result.reserveCapacity(items.count)
            for (index, item) in items.enumerated() {
                result.append(try convert(item, place: "\(place)[\(index)]"))
            }
            return .array(result)
        case let members as [String: Any]:
            var result: [String: JSONValue] = [:]
            result.reserveCapacity(members.count)
            for (key, item) in members {
                result[key] = try convert(item, place: place.isEmpty ? key : "\(place).\(key)")
            }
            return .object(result)
        default: return .null
        }
    }

    private static func convert(_ number: NSNumber, place: String) throws(InputError) -> JSONValue {
        if isBoolean(number) { return .bool(number.boolValue) }
        guard number.doubleValue.isFinite else {
            throw InputError(place: place, found: "a number beyond any coordinate", expected: "a finite number")
        }
        return .number(number.doubleValue)
    }

    private static func isBoolean(_ number: NSNumber) -> Bool {
        // JSONSerialization gives `true` and `false` as the two boolean singletons.
        number === NSNumber(value: true) || number === NSNumber(value: false) || String(cString: number.objCType) == "c"
    }
}
