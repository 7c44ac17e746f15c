#ifndef SIGHTREAD_CSTB_H
#define SIGHTREAD_CSTB_H

#include <stddef.h>
#include <stdint.h>

/* The part of stb_image and stb_image_write that Sightread uses: BMP and PNM (PGM, PPM). `reason` is a static string when a call fails. */

/* 0 when all went well. `channels` are those of the file, 1 to 4. */
int c_stb_header(const void *data, size_t length, int *width, int *height, int *channels, const char **reason);

/* 8-bit samples with the wanted channels, rows from the top; NULL when it fails. Free with c_stb_free. */
uint8_t *c_stb_decode(const void *data, size_t length, int channels, int *width, int *height, const char **reason);

void c_stb_free(void *samples);

/* A BMP of 8-bit samples, 1 (grey), 3 (RGB) or 4 (RGBA) channels, rows from the top without gaps. Calls `each` with one piece of
   the file after the other. */
int c_stb_write_bmp(const uint8_t *samples, int width, int height, int channels,
                    void (*each)(void *context, void *bytes, int length), void *context);

#endif
