"""Draws the chart of a report as SVG by hand: accuracy against time, and memory.

There is no background and every colour is of middle brightness, so the picture reads on white and on black pages
alike without asking the viewer which it is.
"""
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

INK, GRID, RIVAL, OWN = "#737c87", "#8b949e", "#8b949e", "#2f81f7"
FONT, SIZE = "system-ui, 'Segoe UI', Helvetica, Arial, sans-serif", 13
ADVANCE, BOLD_ADVANCE = 0.6, 0.68  # mean width of a letter in em, of the widest likely font
WIDTH, HEIGHT = 900, 450
SCATTER = (60, 46, 520, 386)  # left, top, right, bottom of the plotting areas
BARS = (605, 46, 890, 386)
DOT = 5
NEVER = 50  # price of a hidden square pixel, so high that a far label is always cheaper


def draw(rows, seconds_label, score_label):
    """The SVG text. A row has `title`, `seconds`, `folded`, `memory`, `own`; rows without `seconds` are left out."""
    rows = [row for row in rows if row["seconds"] is not None]
    body = scatter(rows, seconds_label, score_label) + bars(rows) if rows else [text(60, 60, "nothing was measured")]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" font-family="{FONT}" font-size="{SIZE}">',
        "<title>Accuracy against time, and memory</title>", *body, "</svg>", ""])


def text(x, y, content, colour=INK, anchor="start", extra=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}"{extra}>{escape(content)}</text>'


def line(x1, y1, x2, y2, opacity=0.25):
    return (f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{GRID}" '
            f'stroke-width="1" stroke-opacity="{opacity}"/>')


def colour_of(row):
    return OWN if row["own"] else RIVAL


def ticks(low, high, wanted=6):
    """Round numbers, a 1, 2 or 5 times a power of ten apart, that cover low to high."""
    rough = max((high - low) / wanted, 1e-9)
    power = 10 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(index * step, 10) for index in range(first, max(last, first + 1) + 1)]


def scatter(rows, seconds_label, score_label):
    left, top, right, bottom = SCATTER
    across = ticks(0, max(row["seconds"] for row in rows) * 1.05)
    scores = [row["folded"]["f1"] for row in rows]
    up = ticks(max(0, min(scores) - 2), min(100, max(scores) + 2))
    x_of = lambda value: left + (right - left) * value / across[-1]
    y_of = lambda value: bottom - (bottom - top) * (value - up[0]) / (up[-1] - up[0])

    out = [text(left, top - 22, f"{score_label} against {seconds_label}: up and left is better")]
    for tick in up:
        out += [line(left, y_of(tick), right, y_of(tick)),
                text(left - 8, y_of(tick) + 4.5, f"{tick:g}", anchor="end")]
    for tick in across:
        out += [line(x_of(tick), bottom, x_of(tick), bottom + 5, 0.8),
                text(x_of(tick), bottom + 21, f"{tick:g}", anchor="middle")]
    out.append(text((left + right) / 2, bottom + 44, seconds_label, anchor="middle"))

    dots = [(x_of(row["seconds"]), y_of(row["folded"]["f1"])) for row in rows]
    frame = (left, top - 8, right + 44, bottom)
    labels = place_labels(rows, dots, frame, [y_of(tick) for tick in up])
    for row, (x, y), label in zip(rows, dots, labels):
        box = label.box
        if any(label.leader):
            out.append(line(x, y, x, box[3] if box[3] < y else box[1], 0.8))
        out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{DOT}" fill="{colour_of(row)}"/>')
        start = {"start": box[0], "middle": (box[0] + box[2]) / 2, "end": box[2]}[label.anchor]
        out.append(title(start, box[3] - 4, row, label.anchor))
    return out


def title(x, y, row, anchor="start"):
    """A tool's name; ours stands out."""
    return text(x, y, row["title"], OWN if row["own"] else INK, anchor, ' font-weight="600"' if row["own"] else "")


def overlap(a, b):
    return max(0, min(a[2], b[2]) - max(a[0], b[0])) * max(0, min(a[3], b[3]) - max(a[1], b[1]))


@dataclass
class Label:
    """A place for a dot's title. `box` is (left, top, right, bottom); `leader` a line to the dot when it is far."""

    box: tuple
    anchor: str
    price: float
    leader: tuple = (0, 0, 0, 0)  # a box too: leaders are vertical


def place_labels(rows, dots, frame, gridlines):
    """A label for each row, clear of other labels, of all dots and of the frame.

    Each label in turn takes the cheapest of its possible places given where the others are, a few times over. That may
    end in a dead end, so every label gets to choose first once, and the cheapest outcome is drawn.
    """
    choices = [possible_labels(row, dot, dots, frame, gridlines) for row, dot in zip(rows, dots)]
    outcomes = []
    for first in range(len(rows)):
        chosen = [None] * len(rows)
        for index in [*range(first, len(rows)), *range(first)] * 4:
            others = [label for label in chosen[:index] + chosen[index + 1:] if label]
            chosen[index] = min(choices[index], key=lambda label: price(label, others))
        outcomes.append(chosen)
    return min(outcomes, key=lambda labels: sum(price(label, labels[:index]) for index, label in enumerate(labels)))


def price(label, others):
    return label.price + sum(clash(label, other) for other in others)


def possible_labels(row, dot, dots, frame, gridlines):
    """Beside the dot, or above or below it on levels farther and farther away, with what each costs by itself."""
    (x, y), height = dot, SIZE + 4
    width = len(row["title"]) * SIZE * (BOLD_ADVANCE if row["own"] else ADVANCE)
    lefts = {"start": x - DOT, "middle": x - width / 2, "end": x + DOT - width}
    places = [(x + DOT + 4, y - height / 2, "start", 0), (x - DOT - 4 - width, y - height / 2, "end", 0)]
    for level in range(8):
        for anchor, left in lefts.items():
            away = DOT + 3 + level * 12
            places += [(left, y - away - height, anchor, level), (left, y + away, anchor, level)]
    labels = []
    for left, top, anchor, level in places:
        box = (left, top, left + width, top + height)
        outside = width * height - overlap(box, frame)
        hidden = sum(overlap(box, around(other, DOT + 2)) for other in dots)
        # A label close to another's dot would be taken for its name; to cross a grid line is ugly, not wrong.
        misleading = sum(overlap(box, around(other, 4 * DOT)) for other in dots if other != dot)
        crossed = sum(box[1] + 3 < grid < box[3] - 3 for grid in gridlines)
        label = Label(box, anchor, NEVER * (outside + hidden) + 0.5 * misleading + 2 * crossed + 4 * level)
        if level:
            label.leader = (x - 1, min(y, box[3]), x + 1, max(y, box[1]))
            label.price += NEVER * sum(overlap(label.leader, around(other, DOT)) for other in dots if other != dot)
        labels.append(label)
    return labels


def around(dot, by):
    return (dot[0] - by, dot[1] - by, dot[0] + by, dot[1] + by)


def clash(a, b):
    return NEVER * (overlap(a.box, b.box) + overlap(a.leader, b.box) + overlap(a.box, b.leader))


def bars(rows):
    left, top, right, bottom = BARS
    rows = sorted(rows, key=lambda row: row["memory"])
    pitch = min(56, (bottom - top) / len(rows))
    longest = rows[-1]["memory"]
    out = [text(left, top - 22, "peak memory in MB: shorter is better")]
    for index, row in enumerate(rows):
        y = top + index * pitch
        length = (right - left - 48) * row["memory"] / longest
        out += [title(left, y + 12, row),
                f'<rect x="{left}" y="{y + 18:.1f}" width="{length:.1f}" height="{min(14, pitch - 26):.1f}" rx="2" '
                f'fill="{colour_of(row)}"/>',
                text(left + length + 6, y + 18 + min(14, pitch - 26) - 2.5, f"{row['memory']:.0f}")]
    return out
