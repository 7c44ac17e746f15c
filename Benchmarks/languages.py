"""Reads pages in every language with Sightread, RapidOCR and Tesseract, and writes their scores side by side.

Two sets: our own sheets, which the package renders (`SightSheetExporter`; --sheets names a folder where they are), and
pages whose truth is the text layer of a PDF (--rendered). Scored by F1 of character pairs (pairs.py).

A rival does not change from one of our commits to the next: its figures are kept in results/languages.json, and it runs
again when --only names it. Sightread is told the language of a page unless it is called `sightread-untold`.
"""
import argparse
import datetime
import json
import os
import re
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

import setup
from language_report import section
from measuring import measure
from pairs import Score, confusions
from sections import replaced
from tools import rapidocr

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "Benchmarks" / "results" / "languages.json"

# Tesseract's packs. Cantonese is read with the pack for traditional Chinese, both Norwegians with the one that there is.
PACKS = {
    "ar": "ara", "bg": "bul", "ca": "cat", "cs": "ces", "da": "dan", "de": "deu", "el": "ell", "en": "eng", "es": "spa",
    "et": "est", "fa": "fas", "fr": "fra", "he": "heb", "hi": "hin", "hr": "hrv", "hu": "hun", "id": "ind", "is": "isl",
    "it": "ita", "ja": "jpn", "ko": "kor", "lt": "lit", "lv": "lav", "ms": "msa", "nb": "nor", "nl": "nld", "nn": "nor",
    "pl": "pol", "pt": "por", "ro": "ron", "ru": "rus", "sk": "slk", "sq": "sqi", "sr": "srp", "sv": "swe", "th": "tha",
    "tr": "tur", "uk": "ukr", "vi": "vie", "yue": "chi_tra", "zh-Hans": "chi_sim", "zh-Hant": "chi_tra",
    "mixed": "eng+jpn+rus+ara+kor",
}
TAGS = {"zh_CN": "zh-Hans", "zh_TW": "zh-Hant"}  # how the set of PDF pages calls them
TOOLS = ("sightread", "sightread-untold", "rapidocr", "tesseract", "tesseract+eng")


def say(text):
    print(text, file=sys.stderr, flush=True)


def parse_arguments():
    parser = argparse.ArgumentParser(prog="Benchmarks/languages.py", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    near = ROOT.parent / "shared" / "data" / "multilang-rendered"
    parser.add_argument("--sheets", type=Path, metavar="DIR", help="sheets that were exported before (default: export them)")
    parser.add_argument("--rendered", type=Path, default=near if near.is_dir() else None, metavar="DIR")
    parser.add_argument("--only", default="sightread", metavar="NAME,...", help=", ".join(TOOLS) + " (default: sightread)")
    parser.add_argument("--languages", metavar="TAG,...", help="only these")
    parser.add_argument("--sightread", type=Path, default=ROOT / ".build/release/sightread", metavar="PATH")
    parser.add_argument("--confusions", type=int, default=0, metavar="N",
                        help="print what is read for what most often, N of each language")
    parser.add_argument("--out", type=Path, default=ROOT / "Documentation/Benchmarks.md", metavar="FILE")
    parser.add_argument("--render", action="store_true", help="run nothing, write the report of kept figures")
    arguments = parser.parse_args()
    arguments.only = arguments.only.split(",")
    if unknown := [name for name in arguments.only if name not in TOOLS]:
        parser.error(f"no tool called {', '.join(unknown)}; there are {', '.join(TOOLS)}")
    return arguments


def exported_sheets():
    folder = ROOT / ".build" / "sheets"
    say(f"rendering the sheets into {folder}")
    fonts = {**os.environ, "FONTCONFIG_FILE": str(ROOT / "Tests/Fixtures/fonts.conf")}
    subprocess.run(["swift", "run", "-c", "release", "SightSheetExporter", str(folder)], cwd=ROOT, env=fonts,
                   stdout=sys.stderr, check=True)
    return folder


def load(folder, only, only_language=None):
    """The pictures of a set: path, language, group (`prose clean`, ...) and the true lines.

    `only_language` is that of a set that does not tell.
    """
    pictures = []
    with open(folder / "truth.jsonl", encoding="utf-8") as rows:
        for row in map(json.loads, rows):
            language = only_language or TAGS.get(row["language"], row["language"])
            if only and language not in only:
                continue
            group = f"{row['kind']} {row['level']}" if "kind" in row else "pdf"
            lines = [line["text"] for line in row["text_lines"] if line.get("text") not in (None, "###")]
            pictures.append((str((folder / row["image"]).resolve()), language, group, lines))
    return pictures


def command(tool, language, sightread):
    """How a tool is started on pages of one language, or None when it cannot read it."""
    if tool.startswith("sightread"):
        told = ["--languages", language] if tool == "sightread" and language != "mixed" else []
        return [str(sightread.resolve()), "recognize", "--format", "json", *told]
    if tool == "rapidocr":
        return list(rapidocr("openvino", "OpenVINO", "openvino").command)
    pack = PACKS[language]
    if tool == "tesseract+eng":
        pack = pack if language in ("en", "mixed") else f"{pack}+eng"
    return [sys.executable, str(ROOT / "Benchmarks/rivals/run_tesseract.py"), "-l", pack]


def read(tool, pictures, sightread):
    """The lines that a tool reads on each picture, and the models that it says it used."""
    by_command = defaultdict(list)
    for path, language, _, _ in pictures:
        by_command[tuple(command(tool, language, sightread))].append((path, language))
    lines, models, failures = {}, defaultdict(set), {}
    for words, some in by_command.items():
        paths = [path for path, _ in some]
        run = measure([*words, *paths], timeout=60 + 60 * len(paths))
        named = "/".join(sorted({language for _, language in some})[:3])
        say(f"{tool:17} {named:14} {len(paths):3} pages {run.wall / len(paths):6.2f} s a page  {run.failure}")
        if run.failure:
            failures.update(dict.fromkeys((language for _, language in some), run.failure))
            continue
        language_of = dict(some)
        for page in run.pages:
            path = os.path.realpath(page["file"])
            lines[path] = [line["text"] for line in page.get("lines", [])]
            models[language_of[path]] |= set((page.get("engine") or {}).get("models", {}).values())
    return lines, {language: sorted(names) for language, names in models.items() if names}, failures


def scores(pictures, lines):
    """Counts of each language and group; a picture without result is read empty."""
    sums = defaultdict(lambda: defaultdict(Score))
    for path, language, group, truth in pictures:
        sums[language][group].add(truth, lines.get(path, []))
        if group.startswith("diacritics"):
            # Words that are not read as they stand there.
            missed = Counter(" ".join(truth).split()) - Counter(" ".join(lines.get(path, [])).split())
            slips = sums[language]["slips"].counts
            slips[0] += missed.total()
            slips[1] += len(" ".join(truth).split())
    return {language: {group: score.counts for group, score in groups.items()} for language, groups in sums.items()}


def print_confusions(tool, pictures, lines, count):
    sums = defaultdict(Counter)
    for path, language, group, truth in pictures:
        sums[language, group.split()[-1]] += confusions(truth, lines.get(path, []))
    for (language, group), counted in sums.items():
        shown = "  ".join(f"{a or '∅'}→{b or '∅'} {n}" for (a, b), n in counted.most_common(count))
        print(f"{tool} {language} {group}: {counted.total()}: {shown}")


def kept():
    return json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.is_file() else {"tools": {}}


def merged(old, new):
    """New figures in place of the old ones; languages that did not run keep theirs."""
    merged = dict(old)
    for language, groups in new.items():
        merged[language] = {**merged.get(language, {}), **groups}
    return merged


def version(tool):
    if tool == "rapidocr":
        return f"rapidocr {setup.pinned_version('rapidocr', 'rapidocr')} on OpenVINO with the models in its wheel"
    if tool.startswith("tesseract"):
        text = subprocess.run(["tesseract", "--version"], capture_output=True, text=True).stdout
        return "tesseract " + re.match(r"tesseract (\S+)", text)[1] + ", packs of Debian"
    return ""


def main():
    arguments = parse_arguments()
    results = kept()
    # Times are not compared here, and Tesseract's threads wait for each other most of the time.
    os.environ["OMP_THREAD_LIMIT"] = "1"
    if not arguments.render:
        only = set(arguments.languages.split(",")) if arguments.languages else None
        pictures = load(arguments.sheets or exported_sheets(), only)
        if arguments.rendered:
            pictures += load(arguments.rendered, only)
        for tool in arguments.only:
            if not tool.startswith("sightread"):
                setup.install("tesseract" if tool.startswith("tesseract") else "rapidocr")
            lines, models, failures = read(tool, pictures, arguments.sightread)
            if arguments.confusions:
                print_confusions(tool, pictures, lines, arguments.confusions)
            able = [picture for picture in pictures if picture[1] not in failures]
            record = results["tools"].setdefault(tool, {"languages": {}, "models": {}})
            record["date"], record["version"] = datetime.date.today().isoformat(), version(tool)
            record["languages"] = merged(record["languages"], scores(able, lines))
            record["models"] = {**record["models"], **models}
            for language in failures:
                record["languages"].pop(language, None)
            RESULTS.write_text(json.dumps(results, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")
    text = arguments.out.read_text(encoding="utf-8") if arguments.out.is_file() else "# Benchmarks\n"
    arguments.out.write_text(replaced(text, "languages", section(results)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
