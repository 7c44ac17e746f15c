#ifndef SIGHTREAD_COPENJPEG_H
#define SIGHTREAD_COPENJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The few calls of OpenJPEG that Sightread makes. Its header is used when this is built; the library itself is loaded at run
   time, so that a program without JPEG 2000 pictures does not need it. */

enum { C_OPENJPEG_ERROR_CAPACITY = 256 };

typedef enum {
    C_OPENJPEG_OK = 0,
    C_OPENJPEG_FAILED,     /* `error` says why */
    C_OPENJPEG_OUT_OF_TIME /* stopped at the time limit */
} c_openjpeg_result;

/* Once a process; thread-safe. */
c_openjpeg_result c_openjpeg_load(char *error);

/* `boxes` says whether the bytes are a JP2 file or a bare codestream. `data` must stay during each call. */
typedef struct {
    const void *data;
    size_t length;
    bool boxes;
} c_openjpeg_file;

typedef struct {
    int32_t width, height;
    int32_t components; /* of the codestream: a palette makes more of one */
    int32_t bits;       /* a sample, of the first component */
    int32_t halvings;   /* how often the picture can be decoded at half its size */
} c_openjpeg_header;

/* No sample is decoded. */
c_openjpeg_result c_openjpeg_header_of(c_openjpeg_file file, c_openjpeg_header *header, char *error);

/* What the decoded components mean. */
typedef enum { C_OPENJPEG_AS_IS, C_OPENJPEG_YCC, C_OPENJPEG_CMYK } c_openjpeg_colors;

typedef struct {
    c_openjpeg_colors colors;
    int32_t halvings;       /* decode at 1/2 for 1, at 1/4 for 2 … */
    int32_t width, height;  /* of `out` */
    int32_t bands;          /* of `out`: 1, 3 (RGB) or 4 (RGBA, not premultiplied) */
    int32_t rows;           /* decode so many rows of the full size at once, to keep memory low; 0 for all */
    double seconds;         /* looked at between such strips and while the file is read */
} c_openjpeg_order;

/* `out` holds width × height × bands bytes, rows one after the other. A file that is cut short or damaged fails. */
c_openjpeg_result c_openjpeg_decode(c_openjpeg_file file, const c_openjpeg_order *order, uint8_t *out, char *error);

#endif
