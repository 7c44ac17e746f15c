"""Turns raw results into the Markdown report and its chart."""
from statistics import median

from chart import draw
from sections import kept, replaced

BASE, RIVAL = "sightread", "rapidocr-openvino"
NOTHING = "–"


def write_report(results, out):
    out.parent.mkdir(parents=True, exist_ok=True)
    rows = summarize(results)
    chart = out.with_name(out.stem.lower() + ".svg")
    text = markdown(results, rows, chart.name)
    # languages.py writes a part of the same document.
    if out.is_file() and (languages := kept(out.read_text(encoding="utf-8"), "languages")):
        text = replaced(text, "languages", languages)
    out.write_text(text, encoding="utf-8")
    chart.write_text(draw(rows, seconds_label="seconds a picture", score_label="word F1 (folded)"), encoding="utf-8")


def summarize(results):
    """One row a tool with medians over its good rounds; a tool that never finished has `seconds` None."""
    rows = []
    for tool in results["tools"]:
        runs = good_runs(results, tool["name"])
        starts = results["startups"].get(tool["name"])
        row = {**tool, "about": tool["about"] or about_sightread(runs), "own": tool["name"].startswith(BASE),
               "startup": median(starts) if starts else None, "seconds": None}
        if runs:
            walls = [run["wall"] / results["pictures"] for run in runs]
            row.update(seconds=median(walls), fastest=min(walls), slowest=max(walls),
                       cpu=median(run["cpu"] / results["pictures"] for run in runs),
                       memory=median(run["peak"] for run in runs), folded=runs[0]["folded"], exact=runs[0]["exact"])
        rows.append(row)
    return rows


def good_runs(results, name):
    return [run for run in results["runs"] if run["tool"] == name and not run["failure"]]


def about_sightread(runs):
    engine = (runs[0]["engine"] if runs else None) or {}
    models = [model[:model.find("@") + 9] if "@" in model else model for model in engine.get("models", {}).values()]
    parts = [engine.get("version"), engine.get("level"), engine.get("precision"), *models]
    return ", ".join(part for part in parts if part)


def paired(results, name, base, figure):
    """`name` divided by `base`, in each round that both finished."""
    of_base = {run["round"]: run[figure] for run in good_runs(results, base)}
    return [run[figure] / of_base[run["round"]] for run in good_runs(results, name) if of_base.get(run["round"])]


def number(value, digits):
    return NOTHING if value is None else f"{value:.{digits}f}"


def ratio(values):
    """Median over rounds, with the range in brackets when rounds differ."""
    if not values:
        return NOTHING
    low, middle, high = (f"{value:.2f}" for value in (min(values), median(values), max(values)))
    return middle if low == high else f"{middle} ({low}–{high})"


def table(heads, rows):
    """A Markdown table: the first column left, the others right."""
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def markdown(results, rows, chart):
    count = str(results["pictures"])
    if results["pictures"] != results["of"]:
        count = f"the first {count} of {results['of']}"
    parts = [
        "# Benchmarks",
        f"Sightread and other recognizers that run on a CPU, on {count} pictures of the set `{results['set']}`.",
        f"![Accuracy against time, and memory]({chart})",
        accuracy_and_time(rows),
        "Recall, precision and F1 count words in percent: *folded* without punctuation and case, *exact* as written. "
        "Time is wall time of a whole process over the whole set, start-up and decoding included, divided by the "
        "number of pictures; CPU is user and system time; memory is the peak resident set of the largest process; "
        f"start-up is a run on one small picture (`{results['startup_picture']}`).",
    ]
    if good_runs(results, BASE):
        parts += ["## Against Sightread",
                  "Each tool's figure divided by Sightread's of the same round: median (range).",
                  against(results, rows)]
        if good_runs(results, RIVAL):
            parts += ["## Sightread against RapidOCR on OpenVINO, round by round", rounds_table(results)]
    parts += ["## How it was measured", "\n".join(f"- {line}" for line in circumstances(results, rows))]
    return "\n\n".join(parts) + "\n"


def accuracy_and_time(rows):
    heads = ["", "F1 folded", "recall", "precision", "F1 exact", "s a picture", "CPU s a picture", "peak MB",
             "start-up s"]
    body = []
    for row in sorted(rows, key=lambda row: (row["seconds"] is None, -row.get("folded", {}).get("f1", 0))):
        title = f"**{row['title']}**" if row["own"] else row["title"]
        if row["seconds"] is None:
            figures = ["failed"] + [NOTHING] * 6
        else:
            folded = row["folded"]
            figures = [number(folded["f1"], 1), number(folded["recall"], 1), number(folded["precision"], 1),
                       number(row["exact"]["f1"], 1), number(row["seconds"], 2), number(row["cpu"], 2),
                       number(row["memory"], 0)]
        body.append([title, *figures, number(row["startup"], 2)])
    return table(heads, body)


def against(results, rows):
    own_start = next(row["startup"] for row in rows if row["name"] == BASE)
    body = []
    for row in rows:
        if row["name"] != BASE and row["seconds"] is not None:
            start = row["startup"] / own_start if row["startup"] and own_start else None
            body.append([row["title"], *(ratio(paired(results, row["name"], BASE, figure))
                                         for figure in ("wall", "cpu", "peak")), number(start, 2)])
    return table(["", "time", "CPU time", "memory", "start-up"], body)


def rounds_table(results):
    """Sightread divided by its nearest rival, and both times behind it, so that a reader can see the spread."""
    own = {run["round"]: run for run in good_runs(results, BASE)}
    body = []
    for rival in good_runs(results, RIVAL):
        if mine := own.get(rival["round"]):
            ratios = [number(mine[figure] / rival[figure], 2) for figure in ("wall", "cpu", "peak")]
            seconds = [number(run["wall"] / results["pictures"], 2) for run in (mine, rival)]
            body.append([str(rival["round"]), *seconds, *ratios])
    medians = [ratio(paired(results, BASE, RIVAL, figure)).split(" ")[0] for figure in ("wall", "cpu", "peak")]
    body.append(["median", NOTHING, NOTHING, *medians])
    return table(["round", "Sightread s a picture", "RapidOCR s a picture", "time", "CPU time", "memory"], body)


def circumstances(results, rows):
    """What a reader must know to repeat the figures and to judge them: machine, versions, disturbances, failures."""
    cpu, others = results["cpu"], [run["others"] for run in results["runs"]]
    bf16 = any("bf16" in flag for flag in cpu["flags"])
    yield f"Date: {results['date']}. Command: `{results['command']}`"
    yield (f"CPU: {cpu['model']}, {cpu['cores']} cores for every tool; {', '.join(cpu['flags'])}"
           + ("." if bf16 else "; no bf16 instructions, so engines that would choose bf16 run f32."))
    yield (f"{results['rounds']} rounds; in each every tool runs once, in an order that moves on by one a round. "
           "All tools run with their default settings.")
    yield f"Other work on the machine took {median(others):.1f} cores in the median run, {max(others):.1f} at most."
    for row in rows:
        if row["about"]:
            yield f"{row['title']}: {row['about']}."
    for name, reason in results["skipped"].items():
        yield f"Skipped: {name}: {reason}."
    for row in rows:
        runs = [run for run in results["runs"] if run["tool"] == row["name"]]
        for run in runs:
            if run["failure"]:
                yield f"{row['title']}, round {run['round']}: {run['failure']}; left out of the medians."
        if missing := sorted({name for run in runs if not run["failure"] for name in run["missing"]}):
            yield f"{row['title']} gave no result for {', '.join(missing)}; counted as read empty."
        scores = [(run["folded"], run["exact"]) for run in runs if not run["failure"]]
        if any(score != scores[0] for score in scores):
            yield f"{row['title']} read differently from round to round; the first round is shown."
