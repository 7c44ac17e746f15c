"""What every rival's adapter speaks: picture paths in, one JSON object a picture out.

The benchmark measures whole processes from outside, so an adapter must add as little as possible: no warm-up, no
batching that the rival would not do by itself, and nothing on stdout but results.
"""
import json
import os
import sys
import time


def answer(recognize, paths):
    """Prints `{"file", "lines", "seconds"}` for each path; a picture that fails gives `{"file", "error"}` and exit 1.

    `recognize(path)` returns the texts of the lines. It is given the path, not pixels, so that decoding counts.
    """
    # Libraries print notices to stdout whenever they like; results keep a descriptor of their own.
    results = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    failed = False
    for path in paths:
        start = time.perf_counter()
        try:
            page = {"file": path, "lines": [{"text": text} for text in recognize(path)]}
        except Exception as error:  # one bad picture must not hide the others
            page = {"file": path, "error": {"message": f"{type(error).__name__}: {error}"}}
            failed = True
        page["seconds"] = round(time.perf_counter() - start, 4)
        print(json.dumps(page, ensure_ascii=False), file=results, flush=True)
    sys.exit(1 if failed else 0)
