#ifndef SIGHTREAD_CVIPS_H
#define SIGHTREAD_CVIPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The few calls of libvips that Sightread makes, as plain functions: the library is loaded at run time (it comes without
   headers) and most of its own functions are variadic. Every function returns 0 when all went well and another number when
   not; `error` then holds a message, cut to its capacity. All are thread-safe after c_vips_load has returned 0. */

enum { C_VIPS_ERROR_CAPACITY = 512 };
enum { C_VIPS_OK = 0, C_VIPS_FAILED = 1, C_VIPS_OUT_OF_TIME = 2 /* c_vips_decode was stopped at its time limit */ };

/* Loads the library at `path`, starts it, and allows only the loaders and savers that are listed in CVips.c. Once a process. */
int c_vips_load(const char *path, char *error);

typedef struct c_vips_picture c_vips_picture;

typedef struct {
    int32_t width, height, bands;
    int32_t pages;              /* of the file; 1 for formats without pages */
    int32_t orientation;        /* EXIF, 1 to 8; 1 when absent */
    int32_t bits;               /* a sample, in the file */
    bool has_alpha;
    bool comes_in_rows;         /* can be decoded row by row, without ever being held whole */
    char loader[32];            /* libvips' name: jpegload_buffer, … */
    char interpretation[24];    /* libvips' name of the colour space: srgb, b-w, cmyk … */
    double dots_per_millimetre_x, dots_per_millimetre_y;
} c_vips_header;

/* Reads the header of a page (the first is 0; another only where the format has pages); no pixel is decoded. `data` must stay
   until c_vips_close. */
int c_vips_open(const void *data, size_t length, int page, c_vips_picture **picture, c_vips_header *header, char *error);

typedef struct {
    int32_t bands;          /* of the result: 1, 3 (RGB) or 4 (RGBA, not premultiplied) */
    int32_t bits;           /* a sample: 8, or 16 in this machine's byte order; these whole only */
    int32_t reduction;      /* 1, 2, 4 or 8: both sides are divided by it, and rounded up */
    int32_t width, height;  /* of the result */
    double seconds;         /* looked at from row to row; not inside the decoders of AVIF and WebP, which do all at once */
} c_vips_order;

/* Decodes. A file that is cut short or damaged fails. *out holds width × height × bands samples, rows one
   after the other; free it with c_vips_free. */
int c_vips_decode(c_vips_picture *picture, const c_vips_order *order, void **out, char *error);

/* The colour profile in the file, valid until c_vips_close; NULL when there is none or c_vips_decode brings the colours to sRGB by
   it. */
const void *c_vips_kept_profile(c_vips_picture *picture, size_t *length);

void c_vips_close(c_vips_picture *picture);

/* A picture file of 8-bit samples with 1, 3 or 4 bands. `suffix` names format and options the way libvips does: ".png",
   ".jpg[Q=90]", ".tif[compression=lzw]" … `orientation` of 1 to 8 is written as EXIF, 0 writes none. With a `page_height` the
   picture is cut into pages of that height, where the format has pages; 0 makes one. Free *out with c_vips_free. */
int c_vips_encode(const uint8_t *samples, int width, int height, int bands, const char *suffix, int orientation, int page_height,
                  void **out, size_t *length, char *error);

/* Renders text black on white: an 8-bit grey picture, one byte a pixel. `font` is a Pango description such as "DejaVu Sans 32",
   in pixels at 72 dots an inch. Free *out with c_vips_free. */
int c_vips_text(const char *text, const char *font, int spacing, void **out, int *width, int *height, char *error);

void c_vips_free(void *memory);

#include "CVipsMetadata.h"

#endif
