internal import SightFormats

/// Something that was looked at, and what was found.
struct Check: Sendable, Hashable {
    var name: String
    /// What was found, or what is wrong.
    var finding: String
    /// What to do about it; nil when nothing is wrong.
    var remedy: String?

    var isHealthy: Bool { remedy == nil }

    var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("name", .string(name)), .init("healthy", .boolean(isHealthy)), .init("finding", .string(finding)),
        ]
        if let remedy { members.append(.init("remedy", .string(remedy))) }
        return .object(members)
    }
}
