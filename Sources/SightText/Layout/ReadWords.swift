/// The words of a line in the order of reading, from those that stand on it from the left to the right.
package struct ReadWords: Sendable, Hashable {
    package let words: [TextWord]
    package let direction: WritingDirection

    /// - Parameters:
    ///   - seen: the words from the left to the right, their characters likewise.
    ///   - direction: the line's, where its page tells it; nil: by its words.
    package init(_ seen: [TextWord], direction: WritingDirection? = nil) {
        var characters: [Character] = []
        /// The word and the character that stand at each place; nil for the spaces between words.
        var places: [(word: Int, character: Int)?] = []
        for (w, word) in seen.enumerated() {
            if w > 0 {
                characters.append(" ")
                places.append(nil)
            }
            for (c, character) in word.characters.enumerated() {
                characters.append(character.text.first ?? " ")
                places.append((w, c))
            }
        }
        let order = BidirectionalOrder(characters, direction: direction)
        self.direction = order.direction
        guard order.indices != Array(order.indices.indices) else {
            words = seen
            return
        }
        // Words stay whole: the spaces between them are turned round with them.
        words = order.indices.split { places[$0] == nil }.map { indices in
            var word = seen[places[indices.first!]!.word]
            word.characters = indices.map { i in
                let place = places[i]!
                var character = seen[place.word].characters[place.character]
                if order.isRightToLeft[i], character.text.count == 1 {
                    character.text = String(character.text.first!.mirrored)
                }
                return character
            }
            word.text = word.characters.map(\.text).joined()
            return word
        }
    }
}
