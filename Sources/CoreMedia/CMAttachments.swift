public import CoreVideo

/// Something that objects can be attached to: a sample buffer or an image buffer.
public typealias CMAttachmentBearer = CFTypeRef
/// Whether an attachment goes along when a buffer is made from another one.
public typealias CMAttachmentMode = UInt32
/// It stays with its buffer.
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
/// ``CMPropagateAttachments(_:destination:)`` copies it.
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

private func attachments(of bearer: CMAttachmentBearer) -> Attachments? {
    (bearer as? CMSampleBuffer)?.attachments ?? (bearer as? CVBuffer)?.attachments
}

/// Attaches an object, in place of the one with the same key; nil takes that one away.
public func CMSetAttachment(
    _ target: CMAttachmentBearer, key: CFString, value: CFTypeRef?, attachmentMode: CMAttachmentMode
) {
    if let value {
        attachments(of: target)?.set(
            value, for: key as String, isPropagated: attachmentMode == kCMAttachmentMode_ShouldPropagate)
    } else {
        attachments(of: target)?.remove(key as String)
    }
}

/// The object with a key, and how it is attached; nil when there is none.
public func CMGetAttachment(
    _ target: CMAttachmentBearer, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> CFTypeRef? {
    guard let found = attachments(of: target)?.value(for: key as String) else { return nil }
    attachmentModeOut?.pointee =
        found.isPropagated ? kCMAttachmentMode_ShouldPropagate : kCMAttachmentMode_ShouldNotPropagate
    return found.value
}

/// Takes the object with a key away.
public func CMRemoveAttachment(_ target: CMAttachmentBearer, key: CFString) {
    attachments(of: target)?.remove(key as String)
}

/// Takes all objects away.
public func CMRemoveAllAttachments(_ target: CMAttachmentBearer) {
    attachments(of: target)?.removeAll()
}

/// All objects that are attached in one way; nil when there are none.
public func CMCopyDictionaryOfAttachments(
    allocator: CFAllocator?, target: CMAttachmentBearer, attachmentMode: CMAttachmentMode
) -> CFDictionary? {
    attachments(of: target)?.all(isPropagated: attachmentMode == kCMAttachmentMode_ShouldPropagate)
        .map { $0 as CFDictionary }
}

/// Attaches to a buffer what is attached to another one with ``kCMAttachmentMode_ShouldPropagate``.
public func CMPropagateAttachments(_ source: CMAttachmentBearer, destination: CMAttachmentBearer) {
    guard let source = attachments(of: source), let destination = attachments(of: destination) else { return }
    source.propagate(to: destination)
}
