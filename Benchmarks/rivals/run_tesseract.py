"""Tesseract's command with its default settings, English, one process a picture as people call it from scripts.

usage: run_tesseract.py PICTURE...
"""
import subprocess
import sys

from protocol import answer


def recognize(path):
    done = subprocess.run(["tesseract", path, "stdout", "-l", "eng"], capture_output=True)
    if done.returncode != 0:
        raise RuntimeError(done.stderr.decode("utf-8", "replace").strip() or f"exit status {done.returncode}")
    return [line for line in done.stdout.decode("utf-8", "replace").splitlines() if line.strip()]


if __name__ == "__main__":
    answer(recognize, sys.argv[1:])
