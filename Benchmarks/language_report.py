"""Turns the figures of languages.py into a part of Documentation/Benchmarks.md."""
from pairs import Score
from report import NOTHING, table

NAMES = {
    "en": "English", "fr": "French", "it": "Italian", "de": "German", "es": "Spanish", "pt": "Portuguese",
    "zh-Hans": "Chinese, simplified", "zh-Hant": "Chinese, traditional", "yue": "Cantonese", "ko": "Korean",
    "ja": "Japanese", "ru": "Russian", "uk": "Ukrainian", "th": "Thai", "vi": "Vietnamese", "ar": "Arabic",
    "tr": "Turkish", "id": "Indonesian", "cs": "Czech", "da": "Danish", "nl": "Dutch", "nb": "Norwegian Bokmål",
    "nn": "Norwegian Nynorsk", "ms": "Malay", "pl": "Polish", "ro": "Romanian", "sv": "Swedish", "el": "Greek",
    "he": "Hebrew", "hi": "Hindi", "bg": "Bulgarian", "sr": "Serbian, Cyrillic", "fa": "Persian",
    "mixed": "English, Japanese, Russian, Arabic and Korean on one page",
}
RIVALS = {"rapidocr": "RapidOCR", "tesseract": "Tesseract", "tesseract+eng": "Tesseract + eng"}


def f1(results, tool, language, group):
    counts = results["tools"].get(tool, {}).get("languages", {}).get(language, {}).get(group)
    return Score(*counts).f1 if counts and counts[1] else None


def shown(value):
    return NOTHING if value is None else f"{value:.1f}"


def best_of(row):
    """The row with its highest figure in bold."""
    highest = max((value for value in row if value is not None), default=None)
    return [f"**{shown(value)}**" if value is not None and shown(value) == shown(highest) else shown(value) for value in row]


def back_end(results, language):
    """Who reads a language: the names of the models without their hashes, detectors left out."""
    models = results["tools"].get("sightread", {}).get("models", {}).get(language, [])
    names = sorted({model.partition("@")[0] for model in models if "detector" not in model})
    # Where packs read, what the network does beside them goes without saying, and so does English.
    packs = [name for name in names if name.startswith("tesseract-") and not name.endswith("-eng")]
    names = packs if packs and language != "mixed" else names
    return ", ".join(names) or NOTHING


def section(results):
    tools = ["sightread", *RIVALS]
    heads = ["", "read by", *(f"{title} {level}" for level in ("clean", "degraded")
                              for title in ("Sightread", *RIVALS.values()))]
    body = []
    for language, name in NAMES.items():
        figures = [[f1(results, tool, language, f"{kind} {level}") for tool in tools]
                   for kind in (["mixed"] if language == "mixed" else ["prose"]) for level in ("clean", "mild")]
        if any(value is not None for row in figures for value in row):
            body.append([name, back_end(results, language), *(value for row in figures for value in best_of(row))])
    parts = [
        "## Languages",
        "F1 of pairs of neighbouring characters, in percent, on pages of running text that the package renders itself: 9, "
        "11 and 14 points at 150 dots an inch, two fonts a language, clean and as a fair scan gives them (blurred, noisy, "
        "a little turned, compressed). Nothing was tuned on their texts or fonts. Every tool is told the language of a "
        "page where it can be; Tesseract reads once with the pack of the language alone and once with English beside it.",
        table(heads, body),
    ]
    slips = [[tool, language, groups["slips"]] for tool in tools
             for language, groups in results["tools"].get(tool, {}).get("languages", {}).items() if "slips" in groups]
    if slips:
        languages = sorted({language for _, language, _ in slips})
        found = {(tool, language): f"{counts[0]} of {counts[1]}" for tool, language, counts in slips}
        parts += ["Words with every accented letter of a language, small and capital, that are not read as they stand there:",
                  table(["", "Sightread", *RIVALS.values()],
                        [[language, *(found.get((tool, language), NOTHING) for tool in tools)] for language in languages])]
    pages = []
    for language, name in NAMES.items():
        row = [f1(results, tool, language, "pdf") for tool in tools]
        if any(value is not None for value in row):
            pages.append((name, row))
    if pages:
        means = [mean([row[index] for _, row in pages]) for index in range(len(tools))]
        parts += ["Pages of PDF documents in the set `multilang-rendered`, whose truth is their text layer:",
                  table(["", "Sightread", *RIVALS.values()],
                        [[name, *best_of(row)] for name, row in pages] + [["mean", *best_of(means)]])]
    notes = [f"{title}: {record['version']}, run on {record['date']}." for tool, title in RIVALS.items()
             if (record := results["tools"].get(tool))]
    if record := results["tools"].get("sightread"):
        notes.append(f"Sightread: run on {record['date']}; `python3 Benchmarks/languages.py` does it again.")
    return "\n\n".join([*parts, "\n".join(f"- {note}" for note in notes)])


def mean(values):
    """Of all languages, or none: a tool that leaves out hard ones must not look better for it."""
    return None if None in values else sum(values) / len(values)
