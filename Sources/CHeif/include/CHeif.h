#ifndef SIGHTREAD_CHEIF_H
#define SIGHTREAD_CHEIF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The few calls of libheif that Sightread makes. The library is optional and loaded at run time (Debian's pulls in a GPL
   encoder), so its interface is declared in CHeif.c. */

enum { C_HEIF_ERROR_CAPACITY = 256 };

/* 0 when it is there. Once a process; thread-safe. */
int c_heif_load(char *error);

typedef struct {
    int32_t width, height; /* as displayed: libheif applies the file's own turns */
    int32_t bits;
    bool has_alpha;
} c_heif_header;

/* The header of the primary picture; no pixel is decoded. */
int c_heif_header_of(const void *data, size_t length, c_heif_header *header, char *error);

/* Decodes into 3 (RGB) or 4 (RGBA, not premultiplied) bands; `out` holds width × height × bands bytes, rows one after the other. */
int c_heif_decode(const void *data, size_t length, int bands, int width, int height, uint8_t *out, char *error);

#endif
