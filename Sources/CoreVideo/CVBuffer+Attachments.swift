public import CoreGraphics

/// Whether an attachment goes along when a buffer is made from another one.
public enum CVAttachmentMode: UInt32, Sendable {
    /// It stays with its buffer.
    case shouldNotPropagate = 0
    /// ``CVBufferPropagateAttachments(_:_:)`` copies it.
    case shouldPropagate = 1
}

/// Attaches an object to a buffer, in place of the one with the same key.
public func CVBufferSetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef, _ attachmentMode: CVAttachmentMode
) {
    buffer.attachments.set(value, for: key as String, isPropagated: attachmentMode == .shouldPropagate)
}

/// Attaches every object of a dictionary.
public func CVBufferSetAttachments(
    _ buffer: CVBuffer, _ theAttachments: CFDictionary, _ attachmentMode: CVAttachmentMode
) {
    for (key, value) in theAttachments {
        guard let key = key as? String else { continue }
        buffer.attachments.set(value as AnyObject, for: key, isPropagated: attachmentMode == .shouldPropagate)
    }
}

/// The object with a key, and how it is attached; nil when there is none.
public func CVBufferCopyAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
    guard let found = buffer.attachments.value(for: key as String) else { return nil }
    attachmentMode?.pointee = found.isPropagated ? .shouldPropagate : .shouldNotPropagate
    return found.value
}

/// The object with a key, which the buffer goes on owning; nil when there is none.
public func CVBufferGetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Unmanaged<CFTypeRef>? {
    CVBufferCopyAttachment(buffer, key, attachmentMode).map { Unmanaged.passUnretained($0) }
}

/// All objects that are attached in one way; nil when there are none.
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    buffer.attachments.all(isPropagated: attachmentMode == .shouldPropagate).map { $0 as CFDictionary }
}

/// Whether there is an object with a key.
public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool {
    buffer.attachments.value(for: key as String) != nil
}

/// Takes the object with a key away.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) {
    buffer.attachments.remove(key as String)
}

/// Takes all objects away.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) {
    buffer.attachments.removeAll()
}

/// Attaches to a buffer what is attached to another one with ``CVAttachmentMode/shouldPropagate``.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    sourceBuffer.attachments.propagate(to: destinationBuffer.attachments)
}
