#include "CHeif.h"

#include <CQuiet.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

/* libheif's interface, by its documentation; stable since 1.0. */
typedef struct {
    int code, subcode;
    const char *message;
} Result;
typedef struct Context Context;
typedef struct Handle Handle;
typedef struct Image Image;
enum { COLORSPACE_RGB = 1, CHROMA_RGB = 10, CHROMA_RGBA = 11, CHANNEL_INTERLEAVED = 10 };

static struct {
    Context *(*context_alloc)(void);
    void (*context_free)(Context *);
    Result (*read_memory)(Context *, const void *, size_t, const void *);
    Result (*primary)(Context *, Handle **);
    void (*handle_release)(const Handle *);
    int (*width)(const Handle *);
    int (*height)(const Handle *);
    int (*has_alpha)(const Handle *);
    int (*bits)(const Handle *);
    Result (*decode)(const Handle *, Image **, int, int, const void *);
    const uint8_t *(*plane)(const Image *, int, int *);
    int (*image_width)(const Image *, int);
    int (*image_height)(const Image *, int);
    void (*image_release)(const Image *);
} heif;

static pthread_mutex_t load_lock = PTHREAD_MUTEX_INITIALIZER;
static bool loaded;

static int load(char *error) {
    void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(error, C_HEIF_ERROR_CAPACITY, "%s", dlerror());
        return 1;
    }
    const struct { const char *name; void *slot; } names[] = {
        {"heif_context_alloc", &heif.context_alloc}, {"heif_context_free", &heif.context_free},
        {"heif_context_read_from_memory_without_copy", &heif.read_memory},
        {"heif_context_get_primary_image_handle", &heif.primary}, {"heif_image_handle_release", &heif.handle_release},
        {"heif_image_handle_get_width", &heif.width}, {"heif_image_handle_get_height", &heif.height},
        {"heif_image_handle_has_alpha_channel", &heif.has_alpha},
        {"heif_image_handle_get_luma_bits_per_pixel", &heif.bits}, {"heif_decode_image", &heif.decode},
        {"heif_image_get_plane_readonly", &heif.plane}, {"heif_image_get_width", &heif.image_width},
        {"heif_image_get_height", &heif.image_height}, {"heif_image_release", &heif.image_release},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        void *symbol = dlsym(library, names[i].name);
        if (!symbol) {
            snprintf(error, C_HEIF_ERROR_CAPACITY, "libheif.so.1 has no %s", names[i].name);
            return 1;
        }
        memcpy(names[i].slot, &symbol, sizeof symbol);
    }
    /* Its decoder of HEVC, which stays loaded with it. */
    void *decoder = dlopen("libde265.so.0", RTLD_NOW | RTLD_LOCAL);
    if (decoder) c_quieten(decoder);
    return 0;
}

int c_heif_load(char *error) {
    pthread_mutex_lock(&load_lock);
    int result = loaded ? 0 : load(error);
    loaded = loaded || result == 0;
    pthread_mutex_unlock(&load_lock);
    return result;
}

static int failed(Result result, char *error) {
    if (result.code == 0) return 0;
    snprintf(error, C_HEIF_ERROR_CAPACITY, "%s", result.message ? result.message : "libheif gave no reason");
    return 1;
}

static int open_primary(const void *data, size_t length, Context **context, Handle **handle, char *error) {
    *context = heif.context_alloc();
    *handle = NULL;
    if (failed(heif.read_memory(*context, data, length, NULL), error)) return 1;
    return failed(heif.primary(*context, handle), error);
}

static void close_primary(Context *context, Handle *handle) {
    if (handle) heif.handle_release(handle);
    heif.context_free(context);
}

int c_heif_header_of(const void *data, size_t length, c_heif_header *header, char *error) {
    Context *context;
    Handle *handle;
    int result = open_primary(data, length, &context, &handle, error);
    if (!result) {
        header->width = heif.width(handle);
        header->height = heif.height(handle);
        header->has_alpha = heif.has_alpha(handle) != 0;
        header->bits = heif.bits(handle);
    }
    close_primary(context, handle);
    return result;
}

int c_heif_decode(const void *data, size_t length, int bands, int width, int height, uint8_t *out, char *error) {
    Context *context;
    Handle *handle;
    Image *image = NULL;
    int result = open_primary(data, length, &context, &handle, error);
    if (!result) result = failed(heif.decode(handle, &image, COLORSPACE_RGB, bands == 4 ? CHROMA_RGBA : CHROMA_RGB, NULL), error);
    if (!result) {
        int stride = 0;
        const uint8_t *plane = heif.plane(image, CHANNEL_INTERLEAVED, &stride);
        if (!plane || heif.image_width(image, CHANNEL_INTERLEAVED) != width || heif.image_height(image, CHANNEL_INTERLEAVED) != height) {
            snprintf(error, C_HEIF_ERROR_CAPACITY, "the picture is of another size than its header says");
            result = 1;
        } else {
            for (int y = 0; y < height; y++) memcpy(out + (size_t)y * width * bands, plane + (size_t)y * stride, (size_t)width * bands);
        }
    }
    if (image) heif.image_release(image);
    close_primary(context, handle);
    return result;
}
