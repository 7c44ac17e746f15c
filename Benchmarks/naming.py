"""What it costs to name no language: the same pages read with their language named and without, in turn.

Receipts in English (--set), whole pages of documents (--rendered) and our own sheets, which have eleven lines only
(--sheets names a folder where they are; without it they are exported first). Each group is one process that reads all its
pages. The ratio is that of the least CPU seconds of all rounds, which neighbours on the machine disturb least; F1 is of
character pairs (pairs.py).
"""
import argparse
import sys
from pathlib import Path

from languages import ROOT, exported_sheets, load, say
from measuring import measure
from pairs import Score
from report import table
from sections import replaced

GROUPS = ("fr", "vi", "ja", "zh-Hans", "ko", "ru", "ar", "hi")


def parse_arguments():
    parser = argparse.ArgumentParser(prog="Benchmarks/naming.py", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    near = ROOT.parent / "shared" / "data"
    receipts, rendered = (near / name for name in ("sroie", "multilang-rendered"))
    parser.add_argument("--set", type=Path, default=receipts if receipts.is_dir() else None, metavar="DIR",
                        help="folder of English receipts with truth.jsonl")
    parser.add_argument("--rendered", type=Path, default=rendered if rendered.is_dir() else None, metavar="DIR",
                        help="folder of pages of documents with truth.jsonl")
    parser.add_argument("--receipts", type=int, default=24, metavar="N", help="how many of them (default: 24)")
    parser.add_argument("--sheets", type=Path, metavar="DIR", help="sheets that were exported before (default: export them)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="(default: 3)")
    parser.add_argument("--sightread", type=Path, default=ROOT / ".build/release/sightread", metavar="PATH")
    parser.add_argument("--out", type=Path, default=ROOT / "Documentation/Benchmarks.md", metavar="FILE")
    return parser.parse_args()


def groups(arguments):
    """Pages of one language each: a title, its tag, paths and true lines."""
    found = []
    if arguments.set:
        receipts = [(path, lines) for path, _, _, lines in load(arguments.set, None, "en-US")]
        found.append(("English receipts", "en-US", receipts[:arguments.receipts]))
    sets = [("sheets", load(arguments.sheets or exported_sheets(), set(GROUPS)))]
    if arguments.rendered:
        sets.insert(0, ("documents", load(arguments.rendered, set(GROUPS))))
    for title, pictures in sets:
        for tag in GROUPS:
            pages = [(path, lines) for path, language, group, lines in pictures
                     if language == tag and not group.startswith("diacritics")]
            if pages:
                found.append((f"{tag} {title}", tag, pages))
    return found


def f1(pages, run):
    lines = {str(Path(page["file"]).resolve()): [line["text"] for line in page.get("lines", [])] for page in run.pages}
    score = Score()
    for path, truth in pages:
        score.add(truth, lines.get(path, []))
    return score.f1


def compared(sightread, tag, pages, rounds):
    """Runs with and without a name in turn, the order changing from round to round."""
    base = [str(sightread.resolve()), "recognize", "--format", "json"]
    commands = {"named": [*base, "--languages", tag], "untold": base}
    runs = {"named": [], "untold": []}
    for number in range(rounds):
        for kind in sorted(commands, reverse=bool(number % 2)):
            run = measure([*commands[kind], *(path for path, _ in pages)], timeout=60 + 60 * len(pages))
            if run.failure:
                raise SystemExit(f"{tag}: {run.failure}")
            runs[kind].append(run)
    return runs


def row(title, pages, runs):
    named, untold = runs["named"], runs["untold"]
    ratio = min(run.cpu for run in untold) / min(run.cpu for run in named)
    peaks = [max(run.peak for run in some) for some in (named, untold)]
    return [title, str(len(pages)), f"{ratio:.2f}", *(f"{peak:.0f} MB" for peak in peaks),
            *(f"{f1(pages, some[0]):.1f}" for some in (named, untold))]


def section(rows, rounds):
    heads = ["", "pages", "CPU time, none named / named", "peak named", "none named", "F1 named", "none named"]
    return "\n\n".join([
        "## Naming no language",
        f"The same pages with their language named and with none named, in turn, the least of {rounds} rounds; "
        "`python3 Benchmarks/naming.py` does it again.",
        table(heads, rows),
    ])


def main():
    arguments = parse_arguments()
    rows = []
    for title, tag, pages in groups(arguments):
        rows.append(row(title, pages, compared(arguments.sightread, tag, pages, arguments.rounds)))
        say("  ".join(rows[-1]))
    text = arguments.out.read_text(encoding="utf-8") if arguments.out.is_file() else "# Benchmarks\n"
    arguments.out.write_text(replaced(text, "naming", section(rows, arguments.rounds)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
