package import Foundation

/// A JSON Schema (draft 2020-12), as far as the schemas of this repository use it. A keyword that it does not know is
/// a fault, so nothing passes unchecked.
package struct JSONSchema: Sendable {
    private let root: JSON

    package init(contentsOf url: URL) throws {
        root = try JSON(parsing: Data(contentsOf: url))
    }

    /// What is wrong with a value; empty when it is valid.
    /// - Parameter knownKeysOnly: whether keys that the schema does not describe are faults. The schema itself allows
    ///   them, because there may be new ones; what the program writes today must be described.
    package func faults(in value: JSON, knownKeysOnly: Bool = true) -> [String] {
        check(value, root, "$", knownKeysOnly)
    }

    private func check(_ value: JSON, _ schema: JSON, _ path: String, _ strict: Bool) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, rule in
            check(value, keyword, rule, keywords, path, strict)
        }
    }

    private func check(
        _ value: JSON, _ keyword: String, _ rule: JSON, _ siblings: [String: JSON], _ path: String, _ strict: Bool
    ) -> [String] {
        func demand(_ holds: Bool) -> [String] { holds ? [] : ["\(path): \(value) against \(keyword) \(rule)"] }
        switch keyword {
        case "$schema", "$defs", "title", "description": return []
        case "$ref": return check(value, resolve(rule.string!), path, strict)
        case "oneOf":
            let results = rule.elements!.map { check(value, $0, path, strict) }
            let matches = results.count { $0.isEmpty }
            return matches == 1
                ? [] : ["\(path): \(matches) of \(results.count) alternatives match"] + results.flatMap(\.self)
        case "const": return demand(value == rule)
        case "enum": return demand(rule.elements!.contains(value))
        case "type": return demand(isOfType(value, rule.string!))
        case "minimum": return demand(value.number.map { $0 >= rule.number! } ?? true)
        case "maximum": return demand(value.number.map { $0 <= rule.number! } ?? true)
        case "minLength": return demand(value.string.map { Double($0.unicodeScalars.count) >= rule.number! } ?? true)
        case "pattern":
            guard let regex = try? Regex(rule.string!) else { return ["\(path): no regular expression: \(rule)"] }
            return demand(value.string.map { $0.contains(regex) } ?? true)
        case "minItems": return demand(value.elements.map { Double($0.count) >= rule.number! } ?? true)
        case "maxItems": return demand(value.elements.map { Double($0.count) <= rule.number! } ?? true)
        case "items":
            return (value.elements ?? []).enumerated().flatMap { check($1, rule, "\(path)[\($0)]", strict) }
        case "required":
            guard case .object(let members) = value else { return [] }
            return rule.elements!.compactMap(\.string).filter { members[$0] == nil }.map { "\(path): \($0) is missing" }
        case "properties", "additionalProperties":
            guard case .object(let members) = value else { return [] }
            let described = siblings["properties"].map { Set($0.keys) } ?? []
            if keyword == "additionalProperties" {
                return members.filter { !described.contains($0.key) }
                    .flatMap { check($0.value, rule, "\(path).\($0.key)", strict) }
            }
            return members.flatMap { key, member -> [String] in
                if let schema = rule[key] { return check(member, schema, "\(path).\(key)", strict) }
                return strict && siblings["additionalProperties"] == nil ? ["\(path): \(key) is not described"] : []
            }
        default: return ["\(path): this validator does not know the keyword \(keyword)"]
        }
    }

    private func isOfType(_ value: JSON, _ type: String) -> Bool {
        switch (value, type) {
        case (.object, "object"), (.array, "array"), (.string, "string"), (.boolean, "boolean"), (.null, "null"): true
        case (.number, "number"): true
        case (.number(let number), "integer"): number == number.rounded()
        default: false
        }
    }

    /// `#/$defs/name` only.
    private func resolve(_ reference: String) -> JSON {
        root["$defs"]?[String(reference.dropFirst("#/$defs/".count))] ?? .null
    }
}

extension JSON {
    fileprivate var keys: [String] {
        if case .object(let members) = self { Array(members.keys) } else { [] }
    }
}
