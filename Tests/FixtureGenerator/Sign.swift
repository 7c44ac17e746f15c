import SightImage

/// A small sign: white letters on a dark board with a lighter border.
let sign = Page(lines: ["MIND THE STEP"]) {
    var canvas = Canvas(width: 320, height: 120, shade: 200)
    canvas.fill(x: 10, y: 14, width: 300, height: 92, shade: 235)
    canvas.fill(x: 14, y: 18, width: 292, height: 84, shade: 45)
    try canvas.draw("MIND THE STEP", font: "DejaVu Sans Bold 32", x: 160, top: 44, alignment: .center, shade: 245)
    return try PictureEncoder.png(canvas.buffer)
}
