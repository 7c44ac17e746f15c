"""Runs Sightread and its rivals on the same pictures and writes a report, a chart and the raw results.

Every tool is a whole process on the whole set with its default settings, measured from outside (measuring.py). Tools
alternate: each round runs every tool once, and starts with another one, because a shared machine drifts from minute to
minute and a tool that always runs first would meet another machine than the last one. Figures are medians over rounds;
ratios are taken inside a round. All tools inherit the CPU affinity of this program: `taskset -c 0,1 python3 ...` limits
them alike.
"""
import argparse
import datetime
import difflib
import json
import os
import shlex
import sys
from dataclasses import asdict
from pathlib import Path

from measuring import cpu_description, measure
from report import write_report
from scoring import load_truth, score
from setup import SetupError
from tools import OPTIONAL, Missing, makers

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "Benchmarks" / "results"


def say(text):
    print(text, file=sys.stderr, flush=True)


def parse_arguments():
    parser = argparse.ArgumentParser(prog="Benchmarks/run.py", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    near = ROOT.parent / "shared" / "data" / "sroie"
    default_set = os.environ.get("SIGHTREAD_SET") or (near if near.is_dir() else None)
    parser.add_argument("--set", type=Path, default=default_set, required=default_set is None, metavar="DIR",
                        help="folder with truth.jsonl (default: $SIGHTREAD_SET, else ../shared/data/sroie)")
    parser.add_argument("--limit", type=int, metavar="N", help="only the first N pictures")
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    parser.add_argument("--startups", type=int, default=5, metavar="N", help="runs that measure the start-up time")
    parser.add_argument("--only", metavar="NAME,...", help=", ".join(makers(None)))
    parser.add_argument("--sightread", type=Path, default=ROOT / ".build/release/sightread", metavar="PATH")
    parser.add_argument("--startup-picture", type=Path, metavar="FILE",
                        help="default: Tests/Fixtures/sign.png, else the smallest file of the set")
    parser.add_argument("--out", type=Path, default=ROOT / "Documentation/Benchmarks.md", metavar="FILE")
    parser.add_argument("--render", type=Path, metavar="RESULTS.json",
                        help="run nothing, write the report of a past run")
    arguments = parser.parse_args()
    for name in ("limit", "rounds", "startups"):
        if (value := getattr(arguments, name)) is not None and value < 1:
            parser.error(f"--{name} must be at least 1")
    return arguments


def choose_tools(only, sightread_path):
    """The tools to run. One that cannot be had is skipped with a message, so that the others still are measured."""
    known = makers(sightread_path.resolve())
    names = only.split(",") if only else [name for name in known if name not in OPTIONAL]
    chosen, skipped = [], {}
    for name in names:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1) or [", ".join(known)]
            say(f"there is no tool {name}; did you mean {near[0]}?")
            sys.exit(64)
        try:
            chosen.append(known[name]())
        except (Missing, SetupError) as error:
            say(f"skipped: {name}: {error}")
            skipped[name] = str(error).replace(str(ROOT) + os.sep, "")
    return chosen, skipped


def rotated(items, by):
    by %= len(items)
    return items[by:] + items[:by]


def start_up_picture(chosen, pictures):
    fixture = ROOT / "Tests/Fixtures/sign.png"
    smallest = min((path for path, _ in pictures), key=os.path.getsize)
    return os.path.abspath(chosen or (fixture if fixture.is_file() else smallest))


def measure_start_ups(tools, picture, times):
    """Seconds from start to end of a run on one small picture. Comes first: it fills the file cache for the rest."""
    seconds = {tool.name: [] for tool in tools}
    for turn in range(times):
        for tool in rotated(tools, turn):
            run = measure([*tool.command, picture], timeout=120)
            say(f"start-up {turn + 1}/{times}  {tool.name:22} {run.wall:6.2f} s  {run.failure}")
            if not run.failure:
                seconds[tool.name].append(run.wall)
    return seconds


def measure_rounds(tools, pictures, rounds):
    """One record a tool and round: figures, scores, and what Sightread says about its engine."""
    paths, records = [path for path, _ in pictures], []
    for number in range(rounds):
        for tool in rotated(tools, number):
            run = measure([*tool.command, *paths], timeout=60 + 60 * len(paths))
            record = {"tool": tool.name, "round": number + 1, **asdict(run), **score(pictures, run.pages)}
            pages = record.pop("pages")
            record["engine"] = next((page["engine"] for page in pages if "engine" in page), None)
            records.append(record)
            say(f"round {number + 1}/{rounds}  {tool.name:22} {run.wall / len(paths):6.2f} s a picture  "
                f"F1 {record['folded']['f1']:5.1f}  {run.peak:5.0f} MB  others {run.others:.1f} cores  {run.failure}")
    return records


def command_line():
    """The command as typed, with paths from the package's root: reports must not name places on one machine."""
    words = []
    for word in sys.argv[1:]:
        option, equals, value = word.rpartition("=")
        words.append(option + equals + (os.path.relpath(value, ROOT) if os.path.isabs(value) else value))
    return shlex.join(["python3", "Benchmarks/run.py", *words])


def main():
    arguments = parse_arguments()
    if arguments.render:
        write_report(json.loads(arguments.render.read_text(encoding="utf-8")), arguments.out)
        return 0
    try:
        everything = load_truth(arguments.set)
    except OSError as error:
        say(f"--set must name a folder with a truth.jsonl: {error}")
        return 64
    pictures = everything[:arguments.limit]
    tools, skipped = choose_tools(arguments.only, arguments.sightread)
    if not tools:
        say("no tool is left to run")
        return 1
    picture = start_up_picture(arguments.startup_picture, pictures)
    results = {
        "date": datetime.date.today().isoformat(), "command": command_line(), "cpu": cpu_description(),
        "set": Path(arguments.set).resolve().name, "pictures": len(pictures), "of": len(everything),
        "rounds": arguments.rounds, "skipped": skipped, "startup_picture": os.path.basename(picture),
        "tools": [{"name": tool.name, "title": tool.title, "about": tool.about} for tool in tools],
        "startups": measure_start_ups(tools, picture, arguments.startups),
        "runs": measure_rounds(tools, pictures, arguments.rounds),
    }
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "latest.json").write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    write_report(results, arguments.out)
    say(f"wrote {arguments.out}")
    return 1 if skipped or any(run["failure"] or run["missing"] for run in results["runs"]) else 0


if __name__ == "__main__":
    sys.exit(main())
