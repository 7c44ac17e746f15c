"""Checks of the benchmark itself: python3 -m unittest discover Benchmarks"""
import json
import random
import sys
import tempfile
import unittest
from itertools import combinations
from pathlib import Path

import chart
import language_report
import languages
import measuring
import pairs
import report
import run
import scoring
import sections


class Scoring(unittest.TestCase):
    def pictures(self, texts):
        return [(f"/set/{index}.png", lines) for index, lines in enumerate(texts)]

    def test_words_are_bags_summed_over_the_set(self):
        pages = [{"file": "/set/0.png", "lines": [{"text": "5.50 total"}, {"text": "TOTAL"}]}, {"file": "/set/1.png"}]
        scores = scoring.score(self.pictures([["Total 5.50"], ["a b"]]), pages)
        self.assertAlmostEqual(scores["folded"]["recall"], 50)  # 2 of 4
        self.assertAlmostEqual(scores["folded"]["precision"], 100 * 2 / 3)
        self.assertAlmostEqual(scores["folded"]["f1"], 100 * 4 / 7)
        self.assertAlmostEqual(scores["exact"]["recall"], 25)
        self.assertEqual(scores["missing"], [])

    def test_folding_keeps_letters_marks_and_numbers_and_drops_empty_words(self):
        self.assertEqual(scoring.bag(["Été-2: --- n\u0303 ½"], scoring.folded), {"été2": 1, "n\u0303": 1, "½": 1})

    def test_a_picture_without_result_counts_as_read_empty(self):
        pages = [{"file": "/set/0.png", "error": {"code": "unreadableImage"}}]
        scores = scoring.score(self.pictures([["one"]]), pages)
        self.assertEqual((scores["missing"], scores["folded"]["f1"]), (["0.png"], 0))

    def test_illegible_lines_of_the_truth_do_not_count(self):
        with tempfile.TemporaryDirectory() as folder:
            row = {"image": "a.png", "text_lines": [{"text": "x"}, {"text": "###"}, {"text": None}]}
            (Path(folder) / "truth.jsonl").write_text(json.dumps(row) + "\n")
            self.assertEqual(scoring.load_truth(folder)[0][1], ["x"])


class Languages(unittest.TestCase):
    def counts(self, truth, found):
        score = pairs.Score()
        score.add(truth, found)
        return score.counts

    def test_pairs_are_counted_in_lines_without_space_and_in_compatible_forms(self):
        self.assertEqual(self.counts(["abcde"], ["abXde"]), [2, 4, 4])
        self.assertEqual(self.counts(["ab", "cd"], ["abcd"]), [2, 2, 3])
        self.assertEqual(self.counts(["ab", "cd"], ["c d", "a\u3000b"]), [2, 2, 2])
        self.assertEqual(self.counts(["Ｔｅｌ：４５ ﬁ ｶﾞ"], ["Tel:45fiガ"]), [8, 8, 8])
        self.assertEqual(self.counts(["abc"], []), [0, 2, 0])
        self.assertEqual(pairs.Score(2, 4, 4).f1, 50)

    def test_confusions_name_what_was_read_for_what(self):
        self.assertEqual(pairs.confusions(["čas ji", "dům"], ["dum", "cas ji"]), {("č", "c"): 1, ("ů", "u"): 1})
        self.assertEqual(pairs.confusions(["ab"], []), {("ab", ""): 1})

    def test_words_that_are_not_read_as_they_stand_there_are_slips(self):
        pictures = [("/a.png", "cs", "diacritics clean", ["čas dům čas"])]
        self.assertEqual(languages.scores(pictures, {"/a.png": ["čas dum"]})["cs"]["slips"], [2, 3, 0])

    def test_new_figures_replace_those_of_the_same_language_only(self):
        old = {"cs": {"prose clean": [1, 2, 3], "pdf": [1, 1, 1]}, "da": {"pdf": [4, 4, 4]}}
        self.assertEqual(languages.merged(old, {"cs": {"prose clean": [9, 9, 9]}}),
                         {"cs": {"prose clean": [9, 9, 9], "pdf": [1, 1, 1]}, "da": {"pdf": [4, 4, 4]}})

    def test_every_language_has_a_pack_and_the_command_names_it(self):
        self.assertEqual(set(language_report.NAMES) - set(languages.PACKS), set())
        self.assertEqual(languages.command("tesseract+eng", "th", Path("/s"))[-2:], ["-l", "tha+eng"])
        self.assertEqual(languages.command("sightread", "th", Path("/s"))[-2:], ["--languages", "th"])
        self.assertNotIn("--languages", languages.command("sightread-untold", "th", Path("/s")))

    def test_the_report_sets_tools_side_by_side_with_the_best_in_bold(self):
        def tool(matched):
            return {"version": "tool 1", "date": "2026-11-30", "models": {"th": ["pp-small-detector@1", "tha@2"]},
                    "languages": {"th": {"prose clean": [matched, 100, 100], "slips": [1, 9, 0], "pdf": [matched, 100, 100]}}}
        text = language_report.section({"tools": {"sightread": tool(99), "tesseract": tool(98)}})
        self.assertIn("| Thai | tha | **99.0** | – | 98.0 | – | – | – | – | – |", text)
        self.assertIn("| th | 1 of 9 | – | 1 of 9 | – |", text)
        self.assertIn("| mean | **99.0** | – | 98.0 | – |", text)
        self.assertIsNone(language_report.mean([99.0, None]))

    def test_a_part_of_a_document_is_replaced_in_its_place(self):
        text = sections.replaced("# A\n", "x", "one")
        self.assertEqual(sections.kept(text, "x"), "one")
        text = sections.replaced(text + "behind\n", "x", "two")
        self.assertEqual((sections.kept(text, "x"), text.startswith("# A\n"), text.endswith("behind\n")), ("two", True, True))
        self.assertEqual(text.count("x: begin"), 1)
        self.assertIsNone(sections.kept("# A\n", "x"))


class Measuring(unittest.TestCase):
    def python(self, code, timeout=20):
        return measuring.measure([sys.executable, "-c", code], timeout)

    def test_a_process_is_measured_with_the_processes_it_waits_for(self):
        inner = "b = bytearray(200_000_000)\nfor _ in range(3_000_000): pass"
        outer = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}]); print('{{}}')"
        result = self.python(outer)
        self.assertEqual((result.failure, result.pages), ("", [{}]))
        self.assertGreater(result.peak, 200)
        self.assertGreater(result.cpu, 0.03)

    def test_failures_are_told_with_their_cause(self):
        broken = "import sys; print('no model', file=sys.stderr); sys.exit(3)"
        self.assertIn("exit status 3: no model", self.python(broken).failure)
        one_bad_picture = """print('{"file": "a"}\\n{"file": "b", "error": {}}'); raise SystemExit(1)"""
        self.assertEqual(self.python(one_bad_picture).failure, "")
        self.assertIn("not JSON", self.python("print('hello')").failure)
        self.assertIn("no end", self.python("import time; time.sleep(9)", timeout=0.5).failure)
        self.assertIn("cannot start", measuring.measure(["/nowhere/tool"], 1).failure)


class Reporting(unittest.TestCase):
    def results(self):
        def record(tool, number, wall, failure=""):
            scores = {"recall": 90.0, "precision": 90.0, "f1": 90.0}
            return {"tool": tool, "round": number, "wall": wall, "cpu": wall, "peak": 100.0, "others": 0.0,
                    "missing": [], "failure": failure, "folded": scores, "exact": scores, "engine": None}
        return {"date": "", "command": "", "cpu": {"model": "", "cores": 2, "flags": []}, "set": "s", "pictures": 2,
                "of": 2, "rounds": 3, "skipped": {}, "startup_picture": "p", "startups": {"sightread": [1, 2, 9]},
                "tools": [{"name": name, "title": name, "about": ""} for name in ("sightread", "rapidocr-openvino")],
                "runs": [record("sightread", 1, 2.0), record("rapidocr-openvino", 1, 4.0),
                         record("sightread", 2, 6.0), record("rapidocr-openvino", 2, 6.0),
                         record("sightread", 3, 4.0), record("rapidocr-openvino", 3, 1.0, "exit status 1")]}

    def test_ratios_are_taken_inside_a_round_and_failed_runs_left_out(self):
        results = self.results()
        self.assertEqual(report.paired(results, "rapidocr-openvino", "sightread", "wall"), [2.0, 1.0])
        rows = report.summarize(results)
        self.assertEqual([row["seconds"] for row in rows], [2.0, 2.5])
        self.assertEqual(rows[0]["startup"], 2)
        self.assertIn("exit status 1; left out", report.markdown(results, rows, "c.svg"))

    def test_a_tool_that_always_fails_does_not_break_the_report(self):
        results = self.results()
        results["runs"] = [run for run in results["runs"] if run["tool"] == "sightread"]
        self.assertIn("| failed |", report.markdown(results, report.summarize(results), "c.svg"))

    def test_each_round_starts_with_another_tool(self):
        self.assertEqual([run.rotated(["a", "b", "c"], turn) for turn in (0, 1, 4)],
                         [["a", "b", "c"], ["b", "c", "a"], ["b", "c", "a"]])


class Drawing(unittest.TestCase):
    def test_labels_do_not_overlap(self):
        titles = ("Sightread", "RapidOCR, OpenVINO", "RapidOCR, ONNX Runtime", "faster-paddle small",
                  "faster-paddle tiny", "Tesseract")
        left, top, right, bottom = chart.SCATTER
        for seed in range(30):
            chance = random.Random(seed)
            dots = [(chance.uniform(left + 40, right), chance.uniform(top, bottom)) for _ in titles[:3]]
            # The hard case: good rivals sit close together.
            inward = 1 if dots[0][0] < right - 160 else -1
            dots += [(dots[0][0] + inward * chance.uniform(15, 150), dots[0][1] + chance.uniform(-20, 20))
                     for _ in titles[3:]]
            dots = [(x, min(max(y, top), bottom)) for x, y in dots]
            rows = [{"title": title, "own": title == "Sightread"} for title in titles]
            boxes = [label.box for label in chart.place_labels(rows, dots, (left, top - 8, right + 44, bottom), [])]
            for one, other in combinations(boxes, 2):
                self.assertLess(chart.overlap(one, other), 1, f"seed {seed}")

    def test_ticks_are_round_numbers_around_the_values(self):
        self.assertEqual(chart.ticks(0, 2.7), [0, 0.5, 1, 1.5, 2, 2.5, 3])
        self.assertEqual(chart.ticks(73.2, 94.6), [70, 75, 80, 85, 90, 95])


if __name__ == "__main__":
    unittest.main()
