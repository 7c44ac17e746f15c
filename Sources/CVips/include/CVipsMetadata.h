#ifndef SIGHTREAD_CVIPSMETADATA_H
#define SIGHTREAD_CVIPSMETADATA_H

#include <stddef.h>
#include <stdint.h>

/* What picture files say beside their pixels. c_vips_load must have returned 0 for the same `path` before. */

/* Calls `each` for every field that libvips knows of a page, with its name (such as exif-ifd0-Model) and its value as text. The
   colour profile comes last, as bytes under the name icc-profile-data. */
int c_vips_metadata(const char *path, const void *data, size_t length, int page,
                    void (*each)(void *context, const char *name, const char *value, size_t length), void *context, char *error);

/* c_vips_encode with a resolution, in dots a millimetre; 0 for none. */
int c_vips_encode_resolved(const char *path, const uint8_t *samples, int width, int height, int bands, const char *suffix,
                           int orientation, double across, double down, void **out, size_t *out_length, char *error);

#endif
