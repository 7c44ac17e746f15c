#!/usr/bin/env python3
"""Takes out of OpenVINO's wheel the parts that CPU inference of ONNX and IR models needs, and writes the .pc file.

usage: install-openvino.py WHEEL PREFIX
"""
import pathlib
import re
import sys
import zipfile

NEEDED = re.compile(
    r"openvino/libs/lib(openvino|openvino_c|openvino_onnx_frontend|openvino_ir_frontend|openvino_intel_cpu_plugin"
    r"|openvino_auto_plugin|openvino_arm_cpu_plugin|tbb|tbbmalloc|tbbbind_2_5|hwloc)\.so[.0-9]*"
)


def main():
    wheel, prefix = zipfile.ZipFile(sys.argv[1]), pathlib.Path(sys.argv[2])
    lib, include = prefix / "lib/sightread", prefix / "include/sightread"
    licences = prefix / "share/sightread/licences/openvino"
    for folder in (lib, include, licences, prefix / "lib/pkgconfig"):
        folder.mkdir(parents=True, exist_ok=True)
    for entry in wheel.namelist():
        path = pathlib.PurePosixPath(entry)
        if NEEDED.fullmatch(entry):
            write(lib / path.name, wheel.read(entry), executable=True)
        elif entry.startswith("openvino/include/openvino/c/") and entry.endswith(".h"):
            write(include / path.relative_to("openvino/include"), wheel.read(entry))
        elif "/licenses/" in entry and not entry.endswith("/"):
            write(licences / path.name, wheel.read(entry))
    version = next(n for n in wheel.namelist() if n.endswith(".dist-info/METADATA")).split("-")[1].split(".dist")[0]
    for name in ("libopenvino", "libopenvino_c"):
        target = sorted(lib.glob(f"{name}.so.[0-9]*"))[-1]
        link = lib / f"{name}.so"
        link.unlink(missing_ok=True)
        link.symlink_to(target.name)
    (prefix / "lib/pkgconfig/sightread-openvino.pc").write_text(
        f"prefix={prefix}\nlibdir=${{prefix}}/lib/sightread\nincludedir=${{prefix}}/include/sightread\n\n"
        f"Name: sightread-openvino\nDescription: OpenVINO's C API, as Sightread uses it\nVersion: {version}\n"
        "Cflags: -I${includedir}\nLibs: -L${libdir} -lopenvino_c\n"
    )


def write(path, data, executable=False):
    """Beside it first, then renamed: a program that runs keeps the library that it has."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    new.chmod(0o755 if executable else 0o644)
    new.replace(path)


if __name__ == "__main__":
    main()
