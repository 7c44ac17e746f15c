/// How a line is read: which way up, and whether its characters follow each other along it or stand upright in a column.
package struct ReadingDirection: Sendable, Hashable {
    /// What makes the line's characters stand upright.
    package var rotation: PageRotation
    /// Whether the line is a column of upright characters, from its top to its foot.
    package var isColumn: Bool

    package init(rotation: PageRotation, isColumn: Bool = false) {
        self.rotation = rotation
        self.isColumn = isColumn
    }

    /// A fixed order, where nothing else decides.
    var order: Int { rotation.rawValue + (isColumn ? 360 : 0) }
}
