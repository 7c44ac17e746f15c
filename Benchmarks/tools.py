"""The tools that are compared: how each is started, and what a reader must know about it."""
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import setup

RIVALS = Path(__file__).resolve().parent / "rivals"


@dataclass(frozen=True)
class Tool:
    name: str  # for --only and for results
    title: str  # for people
    about: str  # what it runs: version, engine, models
    command: tuple  # picture paths are appended


class Missing(Exception):
    """A tool that cannot run here, with the reason."""


def sightread(path, *level):
    if not path.is_file():
        raise Missing(f"there is no {path}; build it with `swift build -c release` or name it with --sightread")
    command = (str(path), "recognize", "--format", "json", "--languages", "en-US", *level)
    return Tool("sightread-fast" if level else "sightread", "Sightread, fast" if level else "Sightread", "", command)


def rapidocr(engine, title, package):
    setup.install("rapidocr")
    version, engine_version = setup.pinned_version("rapidocr", "rapidocr"), setup.pinned_version("rapidocr", package)
    return Tool(f"rapidocr-{engine}", f"RapidOCR, {title}",
                f"rapidocr {version}, {package} {engine_version}, PP-OCRv6 small (its default)",
                (str(setup.python("rapidocr")), str(RIVALS / "run_rapidocr.py"), engine))


def faster_paddle(size):
    setup.install("faster-paddle")
    version = setup.pinned_version("faster-paddle", "faster-paddle")
    return Tool(f"faster-paddle-{size}", f"faster-paddle {size}",
                f"faster-paddle {version}, ONNX Runtime inside it, PP-OCRv6 {size}",
                (str(setup.python("faster-paddle")), str(RIVALS / "run_faster_paddle.py"), size))


def tesseract():
    setup.install("tesseract")
    version = subprocess.run([shutil.which("tesseract"), "--version"], capture_output=True, text=True).stdout.split()[1]
    return Tool("tesseract", "Tesseract", f"tesseract {version}, eng, one process a picture",
                (sys.executable, str(RIVALS / "run_tesseract.py")))


OPTIONAL = ("sightread-fast",)  # run only when --only names it


def makers(sightread_path):
    """Every known tool by name: a function that sets it up and returns it, or raises `Missing` or `SetupError`."""
    return {
        "sightread": lambda: sightread(sightread_path),
        "sightread-fast": lambda: sightread(sightread_path, "--level", "fast"),
        "rapidocr-openvino": lambda: rapidocr("openvino", "OpenVINO", "openvino"),
        "rapidocr-onnxruntime": lambda: rapidocr("onnxruntime", "ONNX Runtime", "onnxruntime"),
        "faster-paddle-small": lambda: faster_paddle("small"),
        "faster-paddle-tiny": lambda: faster_paddle("tiny"),
        "tesseract": tesseract,
    }
