#!/usr/bin/env python3
"""Makes the model files that Models/manifest.json lists, and checks every one against its SHA-256.

usage: install-models.py MANIFEST PREFIX WHEEL      make and check
       install-models.py --present MANIFEST PREFIX  exit 0 when all are there with the right size
       install-models.py --hashes MANIFEST WHEEL    print the sizes and hashes that the manifest should hold

A recognizer is split in two: the network up to the features of each step (`….onnx`), and its last layer (`….head`) as
little-endian floats, one row of features a letter and then the biases, so that Sightread can cut the layer to the letters
of the wanted languages without touching the network. The letters (`….letters`) are one a line, in the order of the classes:
class 0 is the blank and the last class is the space, which the file leaves out.
"""
import hashlib
import json
import pathlib
import struct
import sys
import zipfile


# ---- just enough of protobuf's wire format to cut an ONNX graph ------------------------------------------------------

def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def encoded_varint(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out + bytes([value]))


def fields(data):
    """(field number, wire type, value, raw bytes) of a message, in order."""
    at = 0
    while at < len(data):
        start = at
        key, at = varint(data, at)
        number, wire = key >> 3, key & 7
        if wire == 0:
            value, at = varint(data, at)
        elif wire == 2:
            length, at = varint(data, at)
            value, at = data[at:at + length], at + length
        else:
            size = {1: 8, 5: 4}[wire]
            value, at = data[at:at + size], at + size
        yield number, wire, value, data[start:at]


def message(number, payload):
    return encoded_varint(number << 3 | 2) + encoded_varint(len(payload)) + payload


def texts(data, number):
    return [bytes(v).decode() for n, _, v, _ in fields(data) if n == number]


# ONNX's field numbers: ModelProto.graph 7; GraphProto.node 1, .initializer 5, .output 12; NodeProto.input 1, .output 2,
# .op_type 4; TensorProto.dims 1, .name 8, .raw_data 9; ValueInfoProto.name 1, .type 2.

def split_recognizer(onnx):
    """The network without its last layer, and that layer's weights (features x classes) and biases."""
    graph = next(bytes(v) for n, _, v, _ in fields(onnx) if n == 7)
    nodes = [bytes(v) for n, _, v, _ in fields(graph) if n == 1]
    tensors = {texts(v, 8)[0]: bytes(v) for n, _, v, _ in fields(graph) if n == 5}
    last = max(i for i, node in enumerate(nodes) if texts(node, 4) == ["MatMul"])
    features, weights = texts(nodes[last], 1)
    product = texts(nodes[last], 2)[0]
    bias = next(name for node in nodes[last:] if texts(node, 4) == ["Add"] and product in texts(node, 1)
                for name in texts(node, 1) if name != product)
    kept = nodes[:last]
    used = {name for node in kept for name in texts(node, 1)}
    out, written = bytearray(), 0
    for number, _, value, raw in fields(graph):
        if number == 1:
            if written < last:
                out += raw
            written += 1
        elif number == 5:
            if texts(value, 8)[0] in used:
                out += raw
        elif number == 12:
            # A float tensor of three unknown sizes: Type.tensor_type 1, Tensor.elem_type 1 = FLOAT, .shape 2.
            shape = message(2, 3 * message(1, b""))
            out += message(12, message(1, features.encode()) + message(2, message(1, b"\x08\x01" + shape)))
        elif number != 13:  # value_info may name what is gone
            out += raw
    model = b"".join(message(7, bytes(out)) if n == 7 else bytes(raw) for n, _, _, raw in fields(onnx))
    return model, floats(tensors[weights]), floats(tensors[bias])


def floats(tensor):
    dims = []
    for number, wire, value, _ in fields(tensor):
        if number == 1 and wire == 0:
            dims.append(value)
        elif number == 1:
            at = 0
            while at < len(value):
                dim, at = varint(value, at)
                dims.append(dim)
    raw = next(bytes(v) for n, _, v, _ in fields(tensor) if n == 9)
    return dims, raw


def head(weights, bias):
    """One row of features a class, then the biases."""
    (features, classes), raw = weights
    values = memoryview(raw).cast("f")
    rows = bytearray()
    for c in range(classes):
        rows += struct.pack(f"<{features}f", *values[c::classes])
    return bytes(rows) + bias[1]


def letters(data):
    lines = data.decode().replace("\r\n", "\n").split("\n")
    if lines[-1] == "":
        lines.pop()
    return ("\n".join(lines) + "\n").encode()


# ---- files -----------------------------------------------------------------------------------------------------------

def make(manifest, wheel):
    """Yields (file entry, bytes)."""
    split = {}
    for model in manifest["models"]:
        for entry in model["files"]:
            source = wheel.read(entry["source"])
            part = entry.get("part", "whole")
            if part in ("network", "head"):
                if entry["source"] not in split:
                    split[entry["source"]] = split_recognizer(memoryview(source))
                network, weights, bias = split[entry["source"]]
                yield entry, network if part == "network" else head(weights, bias)
            else:
                yield entry, letters(source) if part == "letters" else source


def main():
    if sys.argv[1] == "--hashes":
        manifest = json.loads(pathlib.Path(sys.argv[2]).read_text())
        for entry, data in make(manifest, zipfile.ZipFile(sys.argv[3])):
            print(entry["name"], len(data), hashlib.sha256(data).hexdigest())
        return
    if sys.argv[1] == "--present":
        manifest = json.loads(pathlib.Path(sys.argv[2]).read_text())
        folder = pathlib.Path(sys.argv[3]) / "share/sightread/models"
        files = [f for m in manifest["models"] for f in m["files"]]
        there = all((folder / f["name"]).is_file() and (folder / f["name"]).stat().st_size == f["bytes"] for f in files)
        same = (folder / "manifest.json").is_file() and json.loads((folder / "manifest.json").read_text()) == manifest
        sys.exit(0 if there and same else 1)
    manifest_path, prefix, wheel = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), zipfile.ZipFile(sys.argv[3])
    manifest = json.loads(manifest_path.read_text())
    folder = prefix / "share/sightread/models"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {"manifest.json"}
    for entry, data in make(manifest, wheel):
        if hashlib.sha256(data).hexdigest() != entry["sha256"]:
            sys.exit(f"install-models: {entry['name']} came out with another SHA-256 than the manifest says")
        new = folder / (entry["name"] + ".new")
        new.write_bytes(data)
        new.chmod(0o644)
        new.replace(folder / entry["name"])
        wanted.add(entry["name"])
    (folder / "manifest.json").write_bytes(manifest_path.read_bytes())
    for old in folder.iterdir():  # what an older manifest had
        if old.is_file() and old.name not in wanted:
            old.unlink()
    licences = prefix / "share/sightread/licences/models"
    licences.mkdir(parents=True, exist_ok=True)
    for entry in wheel.namelist():
        if ".dist-info/licenses/" in entry and not entry.endswith("/"):
            (licences / pathlib.PurePosixPath(entry).name).write_bytes(wheel.read(entry))


if __name__ == "__main__":
    main()
