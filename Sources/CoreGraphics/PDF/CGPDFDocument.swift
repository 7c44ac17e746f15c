public import Foundation
internal import SightImage
internal import Synchronization

/// A PDF document.
///
/// Pages are drawn by PDFium in a short-lived copy of the process, with limits of memory and time of its own: a document
/// cannot bring the program down.
public final class CGPDFDocument: Sendable {
    private let bytes: Data
    private let state: Mutex<State>

    private struct State {
        var password: String?
        var isUnlocked: Bool
        var pages: Int
    }

    /// A document from its bytes.
    ///
    /// - Returns: Nil when they are no PDF, or one that is damaged beyond reading. One that needs a password is opened, and
    ///   has no pages until ``unlockWithPassword(_:)``.
    public init?(_ provider: CGDataProvider) {
        bytes = provider.bytes
        do throws(PictureError) {
            state = Mutex(State(password: nil, isUnlocked: true, pages: try PDFPage.count(of: bytes)))
            isEncrypted = Self.namesEncryption(bytes)
        } catch {
            guard error.isEncrypted else { return nil }
            state = Mutex(State(password: nil, isUnlocked: false, pages: 0))
            isEncrypted = true
        }
    }

    /// A document from a file, which is read at once.
    ///
    /// - Returns: Nil when the file cannot be read or is no PDF; see ``init(_:)``.
    public convenience init?(_ url: CFURL) {
        guard let provider = CGDataProvider(url: url) else { return nil }
        self.init(provider)
    }

    /// Whether its content is encrypted, with or without a password for reading.
    public let isEncrypted: Bool

    /// Whether its pages can be read.
    public var isUnlocked: Bool { state.withLock { $0.isUnlocked } }

    /// Whether the pages may be printed: true, where they can be read. What a document asks of its viewers is not looked at.
    public var allowsPrinting: Bool { isUnlocked }

    /// Whether text may be taken from it: true, where it can be read. What a document asks of its viewers is not looked at.
    public var allowsCopying: Bool { isUnlocked }

    /// How many pages there are; 0 until an encrypted document is unlocked.
    public var numberOfPages: Int { state.withLock { $0.pages } }

    /// Unlocks an encrypted document.
    ///
    /// - Parameter password: The user's or the owner's.
    /// - Returns: Whether the document can be read now.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        if isUnlocked { return true }
        let word = String(cString: password)
        guard let pages = try? PDFPage.count(of: bytes, password: word) else { return false }
        state.withLock { $0 = State(password: word, isUnlocked: true, pages: pages) }
        return true
    }

    /// A page by its number, the first being 1. Cost: about 2 ms.
    ///
    /// - Returns: Nil when there is no such page, it is damaged, or the document is locked.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        let (password, pages) = state.withLock { ($0.password, $0.pages) }
        guard (1...max(pages, 1)).contains(pageNumber), pages > 0,
            let content = try? PDFPage(bytes, page: pageNumber - 1, password: password)
        else { return nil }
        return CGPDFPage(self, content)
    }

    /// Writes the version of PDF that the document says it follows: 1 and 7 for PDF 1.7.
    public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
        let start = bytes.prefix(1024)
        majorVersion.pointee = 0
        minorVersion.pointee = 0
        guard let mark = start.range(of: Data("%PDF-".utf8)) else { return }
        let numbers = start[mark.upperBound...].prefix(3).map { Int32($0) - 48 }
        guard numbers.count == 3, (0...9).contains(numbers[0]), (0...9).contains(numbers[2]) else { return }
        majorVersion.pointee = numbers[0]
        minorVersion.pointee = numbers[2]
    }

    /// The trailer names how a document is encrypted; it stands near the end.
    private static func namesEncryption(_ bytes: Data) -> Bool {
        bytes.suffix(4096).range(of: Data("/Encrypt".utf8)) != nil
    }
}

extension CGPDFDocument: Hashable {
    /// A document equals itself alone.
    public static func == (a: CGPDFDocument, b: CGPDFDocument) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension PictureError {
    fileprivate var isEncrypted: Bool { if case .encrypted = self { true } else { false } }
}
