#!/usr/bin/env python3
"""Takes the self-contained libvips out of its wheel.

usage: install-vips.py WHEEL PREFIX

It is installed under a name of our own: a system libvips must neither shadow it nor be shadowed by it.
"""
import pathlib
import sys
import zipfile


def main():
    wheel, prefix = zipfile.ZipFile(sys.argv[1]), pathlib.Path(sys.argv[2])
    lib, licences = prefix / "lib/sightread", prefix / "share/sightread/licences/libvips"
    lib.mkdir(parents=True, exist_ok=True)
    licences.mkdir(parents=True, exist_ok=True)
    library = [n for n in wheel.namelist() if n.startswith("pyvips_binary.libs/libvips") and ".so" in n]
    if len(library) != 1:
        sys.exit("install-vips: the wheel does not hold exactly one libvips")
    new = lib / "libsightread-vips.so.new"
    new.write_bytes(wheel.read(library[0]))
    new.chmod(0o755)
    new.replace(lib / "libsightread-vips.so")
    for entry in wheel.namelist():
        if "/licenses/" in entry and not entry.endswith("/"):
            (licences / pathlib.PurePosixPath(entry).name).write_bytes(wheel.read(entry))


if __name__ == "__main__":
    main()
