#!/usr/bin/env python3
"""Makes the pictures of this folder anew: JPEG 2000 by opj_compress 2.5.0, JPEG XL by cjxl 0.7.0, HEIC by heif-enc 1.15.1
(Debian 12: libopenjp2-tools, libjxl-tools, libheif-examples). Those without a turn show one picture of 96 × 64 pixels; PictureSamples.swift has the same formulas.
"""
import pathlib
import struct
import subprocess
import tempfile
import zlib

WIDTH, HEIGHT = 96, 64
HERE = pathlib.Path(__file__).resolve().parent
PIXELS = [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]


def rgb(x, y):
    return [40 + x, 40 + y, 120]


def gray(x, y):
    return [40 + x + y]


def alpha(x, y):
    return [255 - 2 * y]


def ycc(x, y):
    r, g, b = rgb(x, y)
    luma = 0.299 * r + 0.587 * g + 0.114 * b
    return [round(luma), round(128 + (b - luma) / 1.772), round(128 + (r - luma) / 1.402)]


def samples(*parts):
    return bytes(sample for x, y in PIXELS for part in parts for sample in part(x, y))


def planes(*parts, halved=()):
    """Component after component, as raw files for opj_compress have them."""
    names = [(part, i) for part in parts for i in range(len(part(0, 0)))]
    result = b""
    for number, (part, i) in enumerate(names):
        step = 2 if number in halved else 1
        result += bytes(part(x, y)[i] for y in range(0, HEIGHT, step) for x in range(0, WIDTH, step))
    return result


def png(color_type, *parts):
    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    data = samples(*parts)
    row = len(data) // HEIGHT
    rows = b"".join(b"\0" + data[y * row:(y + 1) * row] for y in range(HEIGHT))
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, color_type, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def run(*command):
    subprocess.run([str(part) for part in command], check=True, capture_output=True)


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)

        def given(name, data):
            (folder / name).write_bytes(data)
            return folder / name

        head = f"{WIDTH} {HEIGHT}\n"
        ppm = given("rgb.ppm", f"P6\n{head}255\n".encode() + samples(rgb))
        pgm = given("gray.pgm", f"P5\n{head}255\n".encode() + samples(gray))
        deep = given("deep.pgm", f"P5\n{head}65535\n".encode() + b"".join(struct.pack(">H", gray(x, y)[0] * 257) for x, y in PIXELS))
        size = f"{WIDTH},{HEIGHT}"

        run("opj_compress", "-i", ppm, "-o", HERE / "rgb.jp2")
        run("opj_compress", "-i", pgm, "-o", HERE / "gray.jp2")
        run("opj_compress", "-i", ppm, "-o", HERE / "rgb.j2k")
        run("opj_compress", "-i", ppm, "-o", HERE / "rgb-tiles.j2k", "-t", "32,32")
        run("opj_compress", "-i", ppm, "-o", HERE / "rgb-lossy.j2k", "-I", "-r", "20")
        run("opj_compress", "-i", pgm, "-o", HERE / "gray.j2k")
        run("opj_compress", "-i", deep, "-o", HERE / "gray-16.j2k")
        raw = given("raw.raw", planes(gray, alpha))
        run("opj_compress", "-i", raw, "-o", HERE / "gray-alpha.j2k", "-F", f"{size},2,8,u", "-mct", "0")
        raw = given("raw.raw", planes(rgb, alpha))
        run("opj_compress", "-i", raw, "-o", HERE / "rgb-alpha.j2k", "-F", f"{size},4,8,u", "-mct", "0")
        raw = given("raw.raw", planes(ycc, halved=(1, 2)))
        run("opj_compress", "-i", raw, "-o", HERE / "ycc-halved.j2k", "-F", f"{size},3,8,u@1x1:2x2:2x2", "-mct", "0")
        raw = given("raw.raw", planes(lambda x, y: [x // 6]))
        run("opj_compress", "-i", raw, "-o", HERE / "indexes.j2k", "-F", f"{size},1,8,u", "-mct", "0")

        run("cjxl", ppm, HERE / "rgb.jxl", "-d", "0", "--container=0")
        run("cjxl", ppm, HERE / "rgb-boxes.jxl", "-d", "0", "--container=1")
        run("cjxl", ppm, HERE / "rgb-lossy.jxl", "-d", "1")
        run("cjxl", pgm, HERE / "gray.jxl", "-d", "0")
        run("cjxl", deep, HERE / "gray-16.jxl", "-d", "0")
        run("cjxl", given("a.png", png(6, rgb, alpha)), HERE / "rgb-alpha.jxl", "-d", "0")
        run("cjxl", given("b.png", png(4, gray, alpha)), HERE / "gray-alpha.jxl", "-d", "0")
        for i in range(1, 9):
            run("cjxl", HERE.parent / f"orientation-{i}.jpg", HERE / f"orientation-{i}.jxl", "-d", "2", "-j", "0", "--container=0")
        for i in (1, 3, 6, 8):
            run("heif-enc", "-q", "60", "-o", HERE / f"orientation-{i}.heic", HERE.parent / f"orientation-{i}.jpg")


if __name__ == "__main__":
    main()
