"""Installs the rivals, each in its own environment under Benchmarks/.environments.

usage: python3 Benchmarks/setup.py [ENVIRONMENT...]      (all of them without a name; `run.py` calls this by itself)

A benchmark is only worth repeating when the rivals are the same ones: every package is pinned and checked by hash, and
an environment is built anew when its requirements file changes. Models come inside the rivals' own packages.
"""
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENVIRONMENTS = HERE / ".environments"
PYTHON_ENVIRONMENTS = ("rapidocr", "faster-paddle")
# Of every language that languages.py measures.
TESSERACT_PACKS = (
    "ara bul cat ces chi_sim chi_tra dan deu ell eng est fas fra heb hin hrv hun ind isl ita jpn kor lav lit msa nld nor pol "
    "por ron rus slk spa sqi srp swe tha tur ukr vie").split()
TESSERACT_PACKAGES = ("tesseract-ocr", *(f"tesseract-ocr-{pack.replace('_', '-')}" for pack in TESSERACT_PACKS))


class SetupError(Exception):
    """A rival that cannot be had on this machine, with what to do about it."""


def say(text):
    print(text, file=sys.stderr, flush=True)


def requirements(name):
    return HERE / "requirements" / f"{name}.txt"


def python(name):
    """The interpreter of an environment, whether or not it exists yet."""
    return ENVIRONMENTS / name / "bin" / "python"


def pinned_version(name, package):
    """The version of a package that an environment's requirements file pins."""
    for line in requirements(name).read_text().splitlines():
        if line.startswith(f"{package}=="):
            return line.split("==")[1].split()[0]
    raise SetupError(f"{requirements(name).name} does not pin {package}")


def install(name):
    """Makes one environment ready; quick when nothing is to do."""
    if name == "tesseract":
        return install_tesseract()
    folder, stamp = ENVIRONMENTS / name, ENVIRONMENTS / name / "installed-from"
    wanted = hashlib.sha256(requirements(name).read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say(f"setting up {name} ...")
    shutil.rmtree(folder, ignore_errors=True)
    if run([sys.executable, "-m", "venv", str(folder)]) != 0:
        raise SetupError(f"{name}: no virtual environment; on Debian install python3-venv")
    if run([str(python(name)), "-m", "pip", "install", "--quiet", "--require-hashes", "--no-deps",
            "--only-binary", ":all:", "-r", str(requirements(name))]) != 0:
        raise SetupError(f"{name}: pip could not install {requirements(name).name}; its message is above "
                         "(the hashes are for Linux on x86-64 with Python 3.11 to 3.13)")
    stamp.write_text(wanted)


def install_tesseract():
    if shutil.which("tesseract") and set(TESSERACT_PACKS) <= set(tesseract("--list-langs").split()):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SetupError(f"tesseract: not installed; as root: apt-get install {' '.join(TESSERACT_PACKAGES)}")
    say("setting up tesseract ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-qq"], quiet)
    if run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *TESSERACT_PACKAGES], quiet) != 0:
        raise SetupError(f"tesseract: apt-get could not install {' '.join(TESSERACT_PACKAGES)}; its message is above")


def tesseract(argument):
    return subprocess.run(["tesseract", argument], capture_output=True, text=True).stdout


def run(command, environment=None):
    """Runs a step with its talk on stderr, because stdout belongs to data."""
    return subprocess.run(command, stdout=sys.stderr, env=environment).returncode


def main(names):
    known = (*PYTHON_ENVIRONMENTS, "tesseract")
    if unknown := [name for name in names if name not in known]:
        say(f"no environment called {', '.join(unknown)}; there are {', '.join(known)}")
        return 64
    failed = False
    for name in names or known:
        try:
            install(name)
            say(f"{name}: ready")
        except SetupError as error:
            say(str(error))
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
