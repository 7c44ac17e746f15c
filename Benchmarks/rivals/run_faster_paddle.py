"""faster-paddle with its default settings; its wheel holds the PP-OCRv6 tiny and small models.

usage: run_faster_paddle.py small|tiny PICTURE...

`bounds` are the recognized lines. Its `text` is the same words glued into reading order, with no lines to count.
"""
import sys
from pathlib import Path

from protocol import answer


def main(model_size, paths):
    from faster_paddle import OcrEngine

    engine = OcrEngine(model_size=model_size)

    def recognize(path):
        bounds = engine.ocr(Path(path).read_bytes())["bounds"]
        return [bounds[index]["text"] for index in sorted(bounds, key=int)]

    answer(recognize, paths)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
