/// Who provides the memory of Core Foundation's objects. There is one way of allocating here, so all there is of it is
/// ``kCFAllocatorDefault``.
public final class CFAllocator: Sendable {
    private init() {}
}

/// The usual allocator: nil.
public var kCFAllocatorDefault: CFAllocator! { nil }
