import SightImage

/// A letter: one column, a head, two paragraphs, a close.
let letter = Page(lines: Letter.blocks.flatMap(\.lines)) {
    var canvas = Canvas(width: 1000, height: 1400)
    var top = 130
    for block in Letter.blocks {
        for line in block.lines {
            try canvas.draw(line, font: block.font, x: 110, top: top, shade: 20)
            top += 46
        }
        top += block.space
    }
    return try PictureEncoder.png(canvas.buffer)
}

private enum Letter {
    struct Block {
        var lines: [String]
        var font = "DejaVu Serif 25"
        var space = 50
    }

    static let blocks = [
        Block(lines: ["The Lighthouse Society"], font: "DejaVu Serif Bold 34", space: 30),
        Block(lines: ["Eastport, 3 September 2025"], space: 60),
        Block(lines: ["Dear members,"]),
        Block(lines: [
            "the lamp of our old tower has been lit again. After eleven",
            "months of work the lenses are clean, the clockwork turns",
            "without a sound, and on clear nights the beam reaches the",
            "islands fourteen miles away. We thank the thirty people who",
            "gave their weekends, and the school that painted the stairs.",
        ]),
        Block(lines: [
            "On Saturday the 20th we open the doors from ten to four.",
            "There will be soup, a short talk about storms, and a walk",
            "along the cliff for those who like the wind. Please bring",
            "good shoes and a warm coat. Children climb free of charge,",
            "everyone else pays 6 euros, which buys next winter's oil.",
        ]),
        Block(lines: ["With kind regards,"]),
        Block(lines: ["Ada Fairweather, keeper"]),
    ]
}
