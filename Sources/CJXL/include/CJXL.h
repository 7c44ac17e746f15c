#ifndef SIGHTREAD_CJXL_H
#define SIGHTREAD_CJXL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The few calls of libjxl that Sightread makes. Its header is used when this is built; the library itself is loaded at run
   time, so that a program without JPEG XL pictures does not need it. */

enum { C_JXL_ERROR_CAPACITY = 256 };

typedef enum {
    C_JXL_OK = 0,
    C_JXL_FAILED,     /* `error` says why */
    C_JXL_OUT_OF_TIME /* stopped at the time limit */
} c_jxl_result;

/* The Debian package that holds the library. */
const char *c_jxl_package(void);

/* Once a process; thread-safe. */
c_jxl_result c_jxl_load(char *error);

typedef struct {
    int32_t width, height; /* as displayed: libjxl applies the file's own turn */
    int32_t colors;        /* 1 for grey, 3 */
    int32_t bits;          /* a sample, in the file */
    bool has_alpha;
    bool has_black;        /* a fourth ink, which is not read */
} c_jxl_header;

/* No sample is decoded. */
c_jxl_result c_jxl_header_of(const void *data, size_t length, c_jxl_header *header, char *error);

/* Decodes the first frame into 1, 3 (RGB) or 4 (RGBA, not premultiplied) bands; `out` holds width × height × bands bytes, rows
   one after the other. A file that is cut short or damaged fails. `seconds` is looked at before each group of 256 × 256 pixels. */
c_jxl_result c_jxl_decode(const void *data, size_t length, const c_jxl_header *header, int bands, double seconds, uint8_t *out,
                          char *error);

#endif
