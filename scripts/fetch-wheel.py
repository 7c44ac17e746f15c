#!/usr/bin/env python3
"""Downloads one wheel of a list with pip, checks its SHA-256, and prints its path.

A wheel that is already there with the right hash is used as it is, so that a second run needs no network.
"""
import argparse
import hashlib
import pathlib
import subprocess
import sys


def sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def rows(path):
    for line in pathlib.Path(path).read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            yield line.split()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", required=True)
    parser.add_argument("--machine", required=True)
    parser.add_argument("--into", required=True)
    parser.add_argument("name")
    options = parser.parse_args()

    found = [r for r in rows(options.list) if r[0] == options.name and r[2] in (options.machine, "any")]
    if not found:
        sys.exit(f"fetch-wheel: no wheel of {options.name} is known for {options.machine}")
    name, version, machine, tags, expected = found[0]
    into = pathlib.Path(options.into)
    into.mkdir(parents=True, exist_ok=True)

    def present():
        stem = name.replace("-", "_")
        return [p for p in into.glob(f"{stem}-{version}-*.whl") if sha256(p) == expected]

    if not present():
        print(f"fetch-wheel: downloading {name} {version}", file=sys.stderr)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
                   "--only-binary=:all:", "--dest", str(into)]
        if machine != "any":
            python, abi, platform = tags.split(",")
            command += ["--implementation", "cp", "--python-version", python, "--abi", abi, "--platform", platform]
        done = subprocess.run(command + [f"{name}=={version}"], stdout=sys.stderr)
        if done.returncode:
            sys.exit(f"fetch-wheel: pip could not download {name} {version}; is a package index reachable?")
    if not present():
        sys.exit(f"fetch-wheel: the downloaded {name} {version} does not have the expected SHA-256 {expected}")
    print(present()[0])


if __name__ == "__main__":
    main()
