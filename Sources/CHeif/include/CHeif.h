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

/* Calls `each` for what the primary picture says: its EXIF block without what stands before the directories, and its colour
   profile. */
int c_heif_metadata(const void *data, size_t length, void (*each)(void *context, bool is_profile, const void *bytes, size_t length),
                    void *context, char *error);

/* Whether the library comes with an encoder of HEVC; Debian's has x265. */
bool c_heif_can_encode(void);

typedef struct {
    const uint8_t *samples; /* rows one after the other */
    int32_t width, height;
    int32_t bands;          /* 3 (RGB) or 4 (RGBA, not premultiplied) */
    int32_t quality;        /* 0 to 100 */
    const void *exif;       /* beginning with TIFF's header */
    size_t exif_length;     /* 0 for none */
    const void *profile;
    size_t profile_length;  /* 0 for none */
} c_heif_picture;

typedef struct {
    uint8_t *bytes;
    size_t length;
} c_heif_file;

/* A HEIC file. Free its bytes with c_heif_free. */
int c_heif_encode(const c_heif_picture *picture, c_heif_file *file, char *error);

void c_heif_free(void *bytes);

#endif
