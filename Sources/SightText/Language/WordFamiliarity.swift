/// How familiar a language is with what stands between two spaces.
package enum WordFamiliarity: Sendable, Hashable {
    /// One of its common words, or one of the caller's own.
    case common
    case rare
    case unknown
    /// A number, a sign, an abbreviation, or anything else that says nothing.
    case noWord
}
