"""Tesseract's command with its default settings, one process a picture as people call it from scripts.

usage: run_tesseract.py [-l PACK+PACK] PICTURE...      (English without -l)
"""
import subprocess
import sys

from protocol import answer


def main(packs, paths):
    def recognize(path):
        done = subprocess.run(["tesseract", path, "stdout", "-l", packs], capture_output=True)
        if done.returncode != 0:
            raise RuntimeError(done.stderr.decode("utf-8", "replace").strip() or f"exit status {done.returncode}")
        return [line for line in done.stdout.decode("utf-8", "replace").splitlines() if line.strip()]

    answer(recognize, paths)


if __name__ == "__main__":
    if sys.argv[1:2] == ["-l"]:
        main(sys.argv[2], sys.argv[3:])
    else:
        main("eng", sys.argv[1:])
