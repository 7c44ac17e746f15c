internal import Foundation

/// What callers attached to a buffer, by key.
package final class Attachments {
    private struct Attachment {
        var value: AnyObject
        var isPropagated: Bool
    }

    /// Guards `entries`.
    private let lock = NSLock()
    private var entries: [String: Attachment] = [:]

    package init() {}

    package func set(_ value: AnyObject, for key: String, isPropagated: Bool) {
        lock.withLock { entries[key] = Attachment(value: value, isPropagated: isPropagated) }
    }

    package func value(for key: String) -> (value: AnyObject, isPropagated: Bool)? {
        lock.withLock { entries[key].map { ($0.value, $0.isPropagated) } }
    }

    package func remove(_ key: String) {
        lock.withLock { entries[key] = nil }
    }

    package func removeAll() {
        lock.withLock { entries = [:] }
    }

    /// All of one kind; nil when there are none.
    package func all(isPropagated: Bool) -> [String: AnyObject]? {
        let found = lock.withLock { entries.filter { $0.value.isPropagated == isPropagated }.mapValues(\.value) }
        return found.isEmpty ? nil : found
    }

    /// Sets all on another buffer too, as they are attached here.
    package func copy(to other: Attachments) {
        let all = lock.withLock { entries }
        for (key, entry) in all { other.set(entry.value, for: key, isPropagated: entry.isPropagated) }
    }

    /// Sets those that are to be propagated on another buffer too.
    package func propagate(to other: Attachments) {
        for (key, value) in all(isPropagated: true) ?? [:] { other.set(value, for: key, isPropagated: true) }
    }
}
