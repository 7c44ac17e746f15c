"""Word recall, precision and F1 of recognized lines against a set's truth.

Words are separated by white space and compared as bags, summed over the set: order and line breaks do not count, so
tools that cut lines differently are compared by what they read. `exact` compares words as written; `folded` in lower
case with nothing but letters, marks and numbers left, which forgives punctuation.
"""
import json
import os
import unicodedata
from collections import Counter
from pathlib import Path


def load_truth(folder, limit=None):
    """The pictures of a set, in the order of its truth.jsonl: a list of (absolute path, texts of the lines)."""
    folder, pictures = Path(folder).resolve(), []
    with open(folder / "truth.jsonl", encoding="utf-8") as rows:
        for row in list(rows)[:limit]:
            row = json.loads(row)
            # "###" is the set's mark for text that nobody can read.
            texts = [line["text"] for line in row["text_lines"] if line.get("text") not in (None, "###")]
            pictures.append((str(folder / row["image"]), texts))
    return pictures


def folded(word):
    return "".join(letter for letter in word.lower() if unicodedata.category(letter)[0] in ("L", "N", "M"))


def exact(word):
    return word


def bag(lines, form):
    """How often each word occurs, in one form; words of which nothing is left do not count."""
    words = (form(word) for line in lines for word in line.split())
    return Counter(word for word in words if word)


def score(pictures, pages):
    """Percentages for the whole set, and the names of pictures that gave no result (they count as read empty)."""
    lines_of = {}
    for page in pages:
        if "error" not in page:
            texts = [line["text"] or "" for line in page.get("lines", [])]
            lines_of.setdefault(os.path.realpath(page["file"]), []).extend(texts)
    scores = {"missing": [os.path.basename(path) for path, _ in pictures if os.path.realpath(path) not in lines_of]}
    for form in (exact, folded):
        matched = expected = found = 0
        for path, texts in pictures:
            truth, read = bag(texts, form), bag(lines_of.get(os.path.realpath(path), []), form)
            matched += (truth & read).total()
            expected += truth.total()
            found += read.total()
        recall, precision = matched / max(1, expected), matched / max(1, found)
        f1 = 2 * matched / max(1, expected + found)
        scores[form.__name__] = {"recall": 100 * recall, "precision": 100 * precision, "f1": 100 * f1}
    return scores
