internal import CMalloc

/// How the C library hands out memory in this process.
enum MemoryAllocation {
    /// Large blocks (pictures, the detector's layers) go back to the system when they are freed, and few arenas are kept: a
    /// quarter less resident memory on a folder of receipts, at the same speed. A library must not decide this for its
    /// process, so it is the command that does.
    static func keepLittle() {
        mallopt(M_ARENA_MAX, 2)
        mallopt(M_MMAP_THRESHOLD, 1 << 20)
        mallopt(M_TRIM_THRESHOLD, 4 << 20)
    }

    /// Gives back what lies free between blocks that are in use: pictures of many sizes leave gaps. Cost: less than a
    /// millisecond.
    static func trim() {
        malloc_trim(0)
    }
}
