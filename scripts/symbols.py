"""The public symbols of the library products, read from the modules of a release build.

Used by `check-api` and `build-docs`. Nothing is compiled: the toolchain's extractor reads what the build left, in well under a
second a module.
"""

import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCRATCH = pathlib.Path(os.environ.get("SIGHTREAD_SCRATCH", ROOT / ".build"))
BUILD = SCRATCH / "release"


class Package:
    """What the manifest says of products and targets."""

    def __init__(self):
        said = subprocess.run(
            ["swift", "package", "--package-path", str(ROOT), "dump-package"], check=True, capture_output=True)
        manifest = json.loads(said.stdout)
        self.targets = {target["name"]: target for target in manifest["targets"]}
        libraries = [product for product in manifest["products"] if "library" in product["type"]]
        #: The modules of the library products, in the manifest's order.
        self.modules = list(dict.fromkeys(name for product in libraries for name in product["targets"]))

    def folder(self, name):
        return ROOT / (self.targets[name].get("path") or f"Sources/{name}")

    def search_flags(self):
        """What a tool of the compiler needs to load any module of the package: Swift modules and module maps of C."""
        missing = [name for name in self.modules if not (BUILD / "Modules" / f"{name}.swiftmodule").exists()]
        if missing:
            sys.exit(f"there is no release build of {', '.join(missing)} in {BUILD}: run `make build` first")
        flags = ["-I", str(BUILD / "Modules"), "-target", f"{platform.machine()}-unknown-linux-gnu"]
        for name, target in self.targets.items():
            generated = BUILD / f"{name}.build" / "module.modulemap"
            written = self.folder(name) / "module.modulemap"
            if generated.exists():
                flags += ["-Xcc", f"-fmodule-map-file={generated}"]
            elif target["type"] == "system" and written.exists():
                flags += ["-Xcc", f"-fmodule-map-file={written}"]
                for flag in self.c_flags(target.get("pkgConfig")):
                    flags += ["-Xcc", flag]
        return flags

    @staticmethod
    def c_flags(name):
        if not name:
            return []
        said = subprocess.run(["pkg-config", "--cflags", name], capture_output=True, text=True)
        return said.stdout.split() if said.returncode == 0 else []


class Graph:
    """The symbols of one module, and of its extensions of other modules' types."""

    def __init__(self, module, files):
        self.module = module
        self.files = files
        self.parts = [json.loads(file.read_text(encoding="utf-8")) for file in files]
        self.symbols = [symbol for part in self.parts for symbol in part["symbols"]]
        self.relationships = [relationship for part in self.parts for relationship in part["relationships"]]

    def written(self):
        """The symbols that somebody wrote: neither the compiler's nor those that a conformance brings along."""
        return [symbol for symbol in self.symbols if "location" in symbol and not is_inherited(symbol)]


def tool(name):
    """The path of one of the toolchain's programs: on the path, or beside the compiler; None when there is none."""
    found = shutil.which(name)
    compiler = shutil.which("swiftc")
    if found is None and compiler is not None:
        found = shutil.which(name, path=str(pathlib.Path(compiler).resolve().parent))
    return found


def is_inherited(symbol):
    return "::SYNTHESIZED::" in symbol["identifier"]["precise"]


def path(symbol):
    return ".".join(symbol["pathComponents"])


def extract(package, into):
    """Writes the symbol graphs of all modules into folders of their own below `into`; returns them by module."""
    warn_of_stale_modules(package)
    flags = package.search_flags()
    if tool("swift-symbolgraph-extract") is None:
        sys.exit("swift-symbolgraph-extract, a part of the Swift toolchain, is neither on the path nor beside swiftc")
    running = []
    for module in package.modules:
        folder = into / module
        folder.mkdir(parents=True)
        command = [tool("swift-symbolgraph-extract"), "-module-name", module, *flags, "-minimum-access-level", "public",
                   "-emit-extension-block-symbols", "-output-dir", str(folder)]
        running.append((module, folder, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)))
    graphs = {}
    for module, folder, process in running:
        talk = process.communicate()[0].decode()
        if process.returncode != 0:
            sys.exit(f"the symbols of {module} cannot be read:\n{talk}")
        graphs[module] = Graph(module, sorted(folder.glob("*.symbols.json")))
    return graphs


def warn_of_stale_modules(package):
    """The extractor reads the last build; a source that is newer has not been seen by it."""
    for module in package.modules:
        built = max(file.stat().st_mtime for file in (BUILD / "Modules").glob(f"{module}.swift*"))
        newer = [file for file in package.folder(module).rglob("*.swift") if file.stat().st_mtime > built + 1]
        if newer:
            print(f"warning: {newer[0].relative_to(ROOT)} is newer than the build of {module}", file=sys.stderr)
