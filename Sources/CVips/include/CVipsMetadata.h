#ifndef SIGHTREAD_CVIPSMETADATA_H
#define SIGHTREAD_CVIPSMETADATA_H

#include <stddef.h>
#include <stdint.h>

/* What picture files say beside their pixels. c_vips_load must have returned 0 for the same `path` before. */

/* Calls `each` for what a page says: the blocks exif-data, xmp-data, iptc-data and icc-profile-data as bytes, the texts of a PNG
   (png-comment-0-Author), and delay and loop of an animation as numbers in text. */
int c_vips_metadata(const char *path, const void *data, size_t length, int page,
                    void (*each)(void *context, const char *name, const void *value, size_t length), void *context, char *error);

typedef struct {
    const void *samples;
    int32_t width, height, bands;
    int32_t bits;                   /* 8, or 16 in this machine's byte order */
    double across, down;            /* dots a millimetre; 0 for no resolution */
    const void *profile;
    size_t profile_length;          /* 0 for no colour profile */
    int32_t page_height;            /* as in c_vips_encode */
    const int *delays;              /* milliseconds, for each page of an animation */
    int32_t delay_count;
    int32_t loops;                  /* 0 for without end, negative to say nothing */
} c_vips_description;

/* c_vips_encode with everything that libvips writes beside the samples. */
int c_vips_encode_described(const char *path, const c_vips_description *what, const char *suffix, void **out, size_t *out_length,
                            char *error);

/* Calls `each` once with one of the colour profiles that libvips brings along: "srgb", "p3". */
int c_vips_profile(const char *path, const char *name, void (*each)(void *context, const void *bytes, size_t length), void *context,
                   char *error);

#endif
