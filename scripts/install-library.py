#!/usr/bin/env python3
"""Takes one self-contained shared library out of its wheel, with the licences.

usage: install-library.py WHEEL MEMBER NAME PREFIX

MEMBER begins the library's path inside the wheel. It is installed as lib/sightread/libsightread-NAME.so, a name of our own: a
system library must neither shadow it nor be shadowed by it.
"""
import pathlib
import sys
import zipfile


def main():
    wheel, member, name, prefix = zipfile.ZipFile(sys.argv[1]), sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4])
    lib, licences = prefix / "lib/sightread", prefix / f"share/sightread/licences/lib{name}"
    lib.mkdir(parents=True, exist_ok=True)
    licences.mkdir(parents=True, exist_ok=True)
    library = [n for n in wheel.namelist() if n.startswith(member) and ".so" in n]
    if len(library) != 1:
        sys.exit(f"install-library: the wheel does not hold exactly one {member}")
    new = lib / f"libsightread-{name}.so.new"
    new.write_bytes(wheel.read(library[0]))
    new.chmod(0o755)
    new.replace(lib / f"libsightread-{name}.so")
    for entry in wheel.namelist():
        if "/licenses/" in entry and not entry.endswith("/"):
            (licences / pathlib.PurePosixPath(entry).name).write_bytes(wheel.read(entry))


if __name__ == "__main__":
    main()
