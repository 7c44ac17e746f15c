internal import SightGeometry
internal import SightImage

extension Recognize {
    static let syntax = CommandSyntax<Recognize>(
        name: "recognize",
        summary: "Recognize the text of pictures",
        discussion: [
            """
            Pictures are JPEG, PNG, WebP, GIF, TIFF, AVIF, HEIC, JPEG 2000, JPEG XL, BMP, PNM (P5, P6) and PDF files; their content decides, not their name. Of a folder all pictures are read, \
            also in its folders, in natural order (2 before 10), without hidden files. - is standard input.
            """,
            """
            The text of several pictures is divided by form feeds; json is one object a line, described by \
            Documentation/result.schema.json.
            """,
            """
            The exit status is 0 when all was done, 1 when something failed while the rest was done, 64 when the usage \
            is wrong.
            """,
        ],
        operands: .init(placeholder: "FILE|DIR|-", absence: "there is nothing to read", property: \.inputs),
        options: [
            .value(
                "--format", \.format, .choice,
                help: "What to print: text (default), or json with boxes and confidences."),
            .value(
                "--output", alias: "-o", \.output, .text("FILE|DIR", "a file or folder"),
                help: """
                    Write there, not to standard output. In a folder (one that exists, or a name that ends in /) every \
                    picture gets a file of its own.
                    """),
            .value(
                "--level", \.level, .choice,
                help: "accurate (default), or fast: a quarter of the time with more mistakes, and no Japanese."),
            .value(
                "--languages", \.languages, .list("TAGS", "language tags with commas between, such as en-US,fr-FR"),
                help: """
                    The languages of the text, such as en-US,fr-FR; letters of other scripts are then never read. \
                    Default: told by the text. sightread languages lists them.
                    """),
            .value(
                "--minimum-text-height", \.minimumTextHeight, .fraction,
                help: "Leave out text that is lower than this fraction of the picture's height, such as 0.02."),
            .value(
                "--region", \.region, .region,
                help: "Read only this part, in pixels of the picture as displayed, from its top left corner."),
            .value(
                "--annotate", \.annotate, .text("OUT", "a file or folder"),
                help: """
                    Also draw the boxes over the picture: into a .png or .jpg file, or for several pictures into a \
                    folder. Blue is certain (0.9 and more), orange less so, red below 0.7.
                    """),
            .value(
                "--precision", \.precision, .choice,
                help: """
                    The arithmetic: auto (default) is bf16 where the processor has it, else f32, which reads the same \
                    text on any processor.
                    """),
            .flag("--characters", \.characters, help: "In json, list the characters of every word."),
            .value(
                "--candidates", \.candidates, .integer(1...10),
                help: "In json, list up to N readings of every line, the best first; N is 10 at most."),
            .value(
                "--pages", \.pages, .pages,
                help: """
                    Read only these pages, such as 1-3,7 or 5-. Default: all, and of an animation its first picture.
                    """),
            .value(
                "--orientation", \.orientation, .orientation,
                help: "Display the pictures by this EXIF orientation, 1 to 8, whatever the files say."),
            .value(
                "--threads", \.threads, .integer(1...1024),
                help: "Compute on N threads. Default: SIGHTREAD_THREADS, else the processors that this process may use."
            ),
            .value(
                "--max-pixels", \.maxPixels, .amount(step: 1000),
                help: "Refuse pictures of more pixels. Default: \(PictureLimits().pixels / 1_000_000)M."),
            .value(
                "--max-bytes", \.maxBytes, .amount(step: 1024),
                help: "Refuse files of more bytes. Default: \(PictureLimits().bytes >> 20)M."),
            .value(
                "--max-pages", \.maxPages, .amount(step: 1000),
                help: "Refuse files of more pages. Default: \(PictureLimits().pages)."),
            .value(
                "--max-seconds", \.maxSeconds, .seconds,
                help: "Give up a picture whose decoding takes longer. Default: \(Int(PictureLimits().seconds))."),
            .value(
                "--custom-words", \.customWords, .text("FILE", "a file"),
                help: """
                    Words that may stand there, one a line: names, part numbers. They outrank those of the language.
                    """),
            .flag(
                "--no-language-correction", \.correctsLanguage, to: false,
                help: "Print the letters as they are seen, without looking at the words that they make."),
        ])
}

extension ValueSyntax<Rectangle> {
    /// Four numbers with commas between.
    fileprivate static var region: ValueSyntax {
        ValueSyntax(
            placeholder: "X,Y,W,H", expectation: "four numbers, x,y,width,height in pixels, with a size above 0"
        ) { text in
            let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.trimmed) }
            guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
                let height = numbers[3],
                [x, y, width, height].allSatisfy({ $0.magnitude < 1e9 }), width > 0, height > 0
            else { return nil }
            return Rectangle(x: x, y: y, width: width, height: height)
        }
    }
}

extension ValueSyntax<Double> {
    /// A time above 0.
    fileprivate static var seconds: ValueSyntax {
        ValueSyntax(placeholder: "S", expectation: "a number of seconds above 0") { text in
            Double(text).flatMap { $0 > 0 && $0 < 1e9 ? $0 : nil }
        }
    }
}

extension ValueSyntax<Orientation> {
    /// The number of an EXIF orientation.
    fileprivate static var orientation: ValueSyntax {
        ValueSyntax(placeholder: "1-8", expectation: "a whole number from 1 to 8") { text in
            Int(text).flatMap(Orientation.init(rawValue:))
        }
    }
}
