#include "CHeif.h"

#include <CQuiet.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* libheif's interface, by its documentation; stable since 1.0. */
typedef struct {
    int code, subcode;
    const char *message;
} Result;
typedef struct Context Context;
typedef struct Handle Handle;
typedef struct Image Image;
typedef struct Encoder Encoder;
typedef struct {
    int version;
    Result (*write)(Context *, const void *, size_t, void *);
} Writer;
enum { COMPRESSION_HEVC = 1, COLORSPACE_RGB = 1, CHROMA_RGB = 10, CHROMA_RGBA = 11, CHANNEL_INTERLEAVED = 10 };

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
    int (*block_count)(const Handle *, const char *);
    int (*block_ids)(const Handle *, const char *, uint32_t *, int);
    size_t (*block_size)(const Handle *, uint32_t);
    Result (*block)(const Handle *, uint32_t, void *);
    size_t (*profile_size)(const Handle *);
    Result (*profile)(const Handle *, void *);
    int (*have_encoder)(int);
    Result (*encoder)(Context *, int, Encoder **);
    void (*encoder_release)(Encoder *);
    Result (*set_quality)(Encoder *, int);
    Result (*image_create)(int, int, int, int, Image **);
    Result (*add_plane)(Image *, int, int, int, int);
    uint8_t *(*plane_to_write)(Image *, int, int *);
    Result (*set_profile)(Image *, const char *, const void *, size_t);
    Result (*encode)(Context *, const Image *, Encoder *, const void *, Handle **);
    Result (*add_exif)(Context *, const Handle *, const void *, int);
    Result (*write)(Context *, Writer *, void *);
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
        {"heif_image_handle_get_number_of_metadata_blocks", &heif.block_count},
        {"heif_image_handle_get_list_of_metadata_block_IDs", &heif.block_ids},
        {"heif_image_handle_get_metadata_size", &heif.block_size}, {"heif_image_handle_get_metadata", &heif.block},
        {"heif_image_handle_get_raw_color_profile_size", &heif.profile_size},
        {"heif_image_handle_get_raw_color_profile", &heif.profile}, {"heif_have_encoder_for_format", &heif.have_encoder},
        {"heif_context_get_encoder_for_format", &heif.encoder}, {"heif_encoder_release", &heif.encoder_release},
        {"heif_encoder_set_lossy_quality", &heif.set_quality}, {"heif_image_create", &heif.image_create},
        {"heif_image_add_plane", &heif.add_plane}, {"heif_image_get_plane", &heif.plane_to_write},
        {"heif_image_set_raw_color_profile", &heif.set_profile}, {"heif_context_encode_image", &heif.encode},
        {"heif_context_add_exif_metadata", &heif.add_exif}, {"heif_context_write", &heif.write},
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

int c_heif_metadata(const void *data, size_t length, void (*each)(void *, bool, const void *, size_t), void *context, char *error) {
    Context *file;
    Handle *handle;
    int result = open_primary(data, length, &file, &handle, error);
    uint32_t id;
    if (!result && heif.block_ids(handle, "Exif", &id, 1) == 1) {
        size_t size = heif.block_size(handle, id);
        uint8_t *block = size > 4 ? malloc(size) : NULL;
        if (block && heif.block(handle, id, block).code == 0) {
            /* The block begins with how many bytes stand before the directories. */
            size_t skipped = 4 + ((size_t)block[0] << 24 | (size_t)block[1] << 16 | (size_t)block[2] << 8 | block[3]);
            if (skipped < size) each(context, false, block + skipped, size - skipped);
        }
        free(block);
    }
    size_t size = result ? 0 : heif.profile_size(handle);
    uint8_t *profile = size ? malloc(size) : NULL;
    if (profile && heif.profile(handle, profile).code == 0) each(context, true, profile, size);
    free(profile);
    close_primary(file, handle);
    return result;
}

bool c_heif_can_encode(void) { return heif.have_encoder(COMPRESSION_HEVC) != 0; }

static Result put(Context *context, const void *data, size_t length, void *user) {
    (void)context;
    c_heif_file *file = user;
    file->bytes = malloc(length);
    file->length = file->bytes ? length : 0;
    if (file->bytes) memcpy(file->bytes, data, length);
    return (Result){.code = file->bytes ? 0 : 6 /* memory */, .message = "there is no memory for the file"};
}

static Result encode(Context *context, Encoder *encoder, Image *image, const c_heif_picture *picture, c_heif_file *file) {
    const bool has_alpha = picture->bands == 4;
    Result result = heif.add_plane(image, CHANNEL_INTERLEAVED, picture->width, picture->height, has_alpha ? 32 : 24);
    if (result.code) return result;
    int stride = 0;
    uint8_t *plane = heif.plane_to_write(image, CHANNEL_INTERLEAVED, &stride);
    for (int y = 0; y < picture->height; y++) {
        const size_t row = (size_t)picture->width * picture->bands;
        memcpy(plane + (size_t)y * stride, picture->samples + y * row, row);
    }
    if (picture->profile_length && (result = heif.set_profile(image, "prof", picture->profile, picture->profile_length)).code)
        return result;
    if ((result = heif.set_quality(encoder, picture->quality)).code) return result;
    Handle *handle = NULL;
    if ((result = heif.encode(context, image, encoder, NULL, &handle)).code) return result;
    if (picture->exif_length) result = heif.add_exif(context, handle, picture->exif, (int)picture->exif_length);
    heif.handle_release(handle);
    if (result.code) return result;
    Writer writer = {.version = 1, .write = put};
    return heif.write(context, &writer, file);
}

int c_heif_encode(const c_heif_picture *picture, c_heif_file *file, char *error) {
    *file = (c_heif_file){0};
    Context *context = heif.context_alloc();
    Encoder *encoder = NULL;
    Image *image = NULL;
    int result = failed(heif.encoder(context, COMPRESSION_HEVC, &encoder), error);
    int chroma = picture->bands == 4 ? CHROMA_RGBA : CHROMA_RGB;
    if (!result) result = failed(heif.image_create(picture->width, picture->height, COLORSPACE_RGB, chroma, &image), error);
    if (!result) result = failed(encode(context, encoder, image, picture, file), error);
    if (image) heif.image_release(image);
    if (encoder) heif.encoder_release(encoder);
    heif.context_free(context);
    return result;
}

void c_heif_free(void *bytes) { free(bytes); }
