package import Foundation

extension CGContext {
    /// Draws laid-out text.
    ///
    /// - Parameters:
    ///   - layout: The text.
    ///   - origin: Where its upper left corner goes, in a user space whose y points down.
    ///   - lines: How many of its lines, from the first.
    package func draw(_ layout: TextLayout, at origin: CGPoint, lines: Int = .max) {
        saveGState()
        for line in layout.lines.prefix(lines) {
            let x = origin.x + line.x
            let runs = layout.runs(of: line)
            for run in runs {
                guard let background = run.look.background else { continue }
                state.fillColor = background
                fill(CGRect(x: x + run.x, y: origin.y + line.top, width: run.width, height: line.bottom - line.top))
            }
            for run in runs {
                let baseline = origin.y + line.baseline - run.look.rise
                state.fillColor = run.look.color
                let place = CGAffineTransform(translationX: x, y: baseline).concatenating(ctm)
                draw(run.outline.applying(place))
                guard run.look.isUnderlined || run.look.isStruckThrough else { continue }
                let metrics = run.look.font.metrics
                func rule(_ place: (position: CGFloat, thickness: CGFloat), _ color: CGColor?) {
                    state.fillColor = color ?? run.look.color
                    fill(
                        CGRect(
                            x: x + run.x, y: baseline - place.position, width: run.width,
                            height: max(place.thickness, run.look.font.size / 24)))
                }
                if run.look.isUnderlined { rule(metrics.underline, run.look.underlineColor) }
                if run.look.isStruckThrough { rule(metrics.strikethrough, run.look.strikethroughColor) }
            }
        }
        restoreGState()
    }

    private func draw(_ outline: PathSteps) {
        switch state.textDrawingMode {
        case .fill, .fillStroke, .fillClip, .fillStrokeClip: canvas.fill(outline, rule: .winding, state: state)
        case .stroke, .strokeClip, .invisible, .clip: break
        }
        switch state.textDrawingMode {
        case .stroke, .fillStroke, .strokeClip, .fillStrokeClip: canvas.stroke(outline, state: state)
        case .fill, .fillClip, .invisible, .clip: break
        }
    }
}
