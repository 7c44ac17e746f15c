#include "CStb.h"

#include <limits.h>

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_BMP
#define STBI_ONLY_PNM
#define STBI_NO_STDIO
#define STBI_NO_HDR
#define STBI_NO_LINEAR
#include <stb/stb_image.h>

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#include <stb/stb_image_write.h>

int c_stb_header(const void *data, size_t length, int *width, int *height, int *channels, const char **reason) {
    if (length <= INT_MAX && stbi_info_from_memory(data, (int)length, width, height, channels)) return 0;
    *reason = stbi_failure_reason();
    return 1;
}

uint8_t *c_stb_decode(const void *data, size_t length, int channels, int *width, int *height, const char **reason) {
    int found = 0;
    uint8_t *samples =
        length <= INT_MAX ? stbi_load_from_memory(data, (int)length, width, height, &found, channels) : NULL;
    if (!samples) *reason = stbi_failure_reason();
    return samples;
}

void c_stb_free(void *samples) { stbi_image_free(samples); }

int c_stb_write_bmp(const uint8_t *samples, int width, int height, int channels, void (*each)(void *, void *, int), void *context) {
    return stbi_write_bmp_to_func(each, context, width, height, channels, samples) ? 0 : 1;
}
