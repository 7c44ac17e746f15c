"""Pairs of neighbouring characters of recognized lines against a set's truth, for languages with and without spaces.

Characters after NFKC, white space removed; pairs are counted in each line and compared as bags of the page, so the order
of lines does not count. The tests score the same way (`PairScore`).
"""
import difflib
import unicodedata
from collections import Counter


def plain(text):
    return "".join(unicodedata.normalize("NFKC", text or "").split())


def pairs(lines):
    bag = Counter()
    for line in map(plain, lines):
        bag.update(line[index:index + 2] for index in range(len(line) - 1))
    return bag


class Score:
    """Counts that may be summed: pairs that match, true ones, found ones."""

    def __init__(self, matched=0, truth=0, found=0):
        self.counts = [matched, truth, found]

    def add(self, truth, found):
        truth, found = pairs(truth), pairs(found)
        for index, bag in enumerate((truth & found, truth, found)):
            self.counts[index] += bag.total()

    @property
    def f1(self):
        matched, truth, found = self.counts
        return 200 * matched / max(1, truth + found)


def confusions(truth, found):
    """What was read for what, as often as it was: each true line against the found one that is most like it."""
    counted, left = Counter(), [plain(line) for line in found]
    for line in map(plain, truth):
        best = max(left, key=lambda other: difflib.SequenceMatcher(None, line, other, False).ratio(), default="")
        if best in left:
            left.remove(best)
        for kind, a, b, c, d in difflib.SequenceMatcher(None, line, best, False).get_opcodes():
            if kind != "equal":
                counted[line[a:b], best[c:d]] += 1
    return counted
