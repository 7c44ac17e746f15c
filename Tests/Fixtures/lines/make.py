#!/usr/bin/env python3
"""Draws the lines of text that tests of other scripts read, with the installed libvips.

Needs the Debian packages fonts-open-sans fonts-liberation fonts-dejavu-core fonts-nanum fonts-noto-core fonts-tlwg-loma-ttf.
"""
import ctypes
import os
import pathlib
import sys

LINES = {
    "arabic": ("Noto Naskh Arabic 30", "الكتاب على الطاولة"),
    "bulgarian": ("DejaVu Sans 30", "Къщата е близо до гората"),
    "greek": ("Liberation Serif 30", "Το βιβλίο είναι πάνω στο τραπέζι"),
    "hebrew": ("Noto Sans Hebrew 30", "הספר נמצא על השולחן"),
    "hindi": ("Noto Sans Devanagari 30", "आज मौसम बहुत अच्छा है"),
    "korean": ("NanumGothic 30", "내일 아침 일곱 시에 만나요"),
    "persian": ("Noto Naskh Arabic 30", "کتاب روی میز است"),
    "russian": ("Open Sans 30", "Встреча в среду, 14 мая, в 10:30"),
    "russian-english": ("Liberation Serif 30", "Версия Swift 6.3 для Linux готова"),
    "serbian": ("Open Sans 30", "Његова кућа је поред реке"),
    "thai": ("Loma 22", "ฉันทำงานทุกวัน"),
    "ukrainian": ("DejaVu Serif 30", "Їжак заховав яблуко під кущем"),
    "vietnamese": ("Open Sans 30", "Hôm nay trời rất đẹp"),
}
MARGIN = 7
EXTEND_WHITE = 4


def draw(vips, font, text, file):
    ink, dark, line = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
    assert vips.vips_text(ctypes.byref(ink), text.encode(), b"font", font.encode(), None) == 0
    assert vips.vips_invert(ink, ctypes.byref(dark), None) == 0
    width, height = vips.vips_image_get_width(dark), vips.vips_image_get_height(dark)
    assert vips.vips_embed(
        dark, ctypes.byref(line), ctypes.c_int(MARGIN), ctypes.c_int(MARGIN), ctypes.c_int(width + 2 * MARGIN),
        ctypes.c_int(height + 2 * MARGIN), b"extend", ctypes.c_int(EXTEND_WHITE), None) == 0
    assert vips.vips_image_write_to_file(line, str(file).encode(), None) == 0


def main():
    here = pathlib.Path(__file__).resolve().parent
    prefix = os.environ.get("SIGHTREAD_PREFIX", "/usr/local")
    vips = ctypes.CDLL(f"{prefix}/lib/sightread/libsightread-vips.so", mode=ctypes.RTLD_LOCAL | os.RTLD_DEEPBIND)
    vips.vips_image_get_width.argtypes = vips.vips_image_get_height.argtypes = [ctypes.c_void_p]
    assert vips.vips_init(b"make") == 0
    into = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here
    for name, (font, text) in LINES.items():
        draw(vips, font, text, into / f"{name}.png")


if __name__ == "__main__":
    main()
