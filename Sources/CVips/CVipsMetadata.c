#define _GNU_SOURCE
#include "CVips.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

typedef struct VipsImage VipsImage;
typedef struct Blob Blob;

static struct {
    VipsImage *(*new_from_buffer)(const void *, size_t, const char *, ...);
    VipsImage *(*new_from_memory)(const void *, size_t, int, int, int, int);
    int (*copy)(VipsImage *, VipsImage **, ...);
    void (*set_int)(VipsImage *, const char *, int);
    void (*set_array_int)(VipsImage *, const char *, const int *, int);
    void (*set_blob_copy)(VipsImage *, const char *, const void *, size_t);
    int (*profile_load)(const char *, Blob **, ...);
    const void *(*blob_get)(Blob *, size_t *);
    void (*area_unref)(Blob *);
    int (*write_to_buffer)(VipsImage *, const char *, void **, size_t *, ...);
    char **(*get_fields)(VipsImage *);
    int (*get_as_string)(const VipsImage *, const char *, char **);
    int (*get_string)(const VipsImage *, const char *, const char **);
    int (*get_blob)(const VipsImage *, const char *, const void **, size_t *);
    void (*error_clear)(void);
    void (*object_unref)(void *);
    void (*free)(void *);
    void (*strfreev)(char **);
    void (*thread_shutdown)(void);
} vips;

enum { FORMAT_UCHAR = 0, FORMAT_USHORT = 2 };
enum { INTERPRETATION_B_W = 1, INTERPRETATION_SRGB = 22, INTERPRETATION_RGB16 = 25, INTERPRETATION_GREY16 = 26 };
#define PROFILE "icc-profile-data"

static pthread_mutex_t find_lock = PTHREAD_MUTEX_INITIALIZER;
static int found;

static int find(const char *path, char *error) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
    if (!library) {
        snprintf(error, C_VIPS_ERROR_CAPACITY, "%s is not loaded", path);
        return 1;
    }
    const struct { const char *name; void *slot; } names[] = {
        {"vips_image_new_from_buffer", &vips.new_from_buffer}, {"vips_image_new_from_memory", &vips.new_from_memory},
        {"vips_copy", &vips.copy}, {"vips_image_set_int", &vips.set_int}, {"vips_image_write_to_buffer", &vips.write_to_buffer},
        {"vips_image_get_fields", &vips.get_fields}, {"vips_image_get_as_string", &vips.get_as_string},
        {"vips_image_get_string", &vips.get_string}, {"vips_image_get_blob", &vips.get_blob},
        {"vips_image_set_blob_copy", &vips.set_blob_copy}, {"vips_image_set_array_int", &vips.set_array_int},
        {"vips_profile_load", &vips.profile_load}, {"vips_blob_get", &vips.blob_get}, {"vips_area_unref", &vips.area_unref}, {"vips_error_clear", &vips.error_clear},
        {"g_object_unref", &vips.object_unref}, {"g_free", &vips.free}, {"g_strfreev", &vips.strfreev},
        {"vips_thread_shutdown", &vips.thread_shutdown},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        void *symbol = dlsym(library, names[i].name);
        if (!symbol) {
            snprintf(error, C_VIPS_ERROR_CAPACITY, "%s has no %s: not the libvips that Sightread wants", path, names[i].name);
            return 1;
        }
        memcpy(names[i].slot, &symbol, sizeof symbol);
    }
    found = 1;
    return 0;
}

static int find_once(const char *path, char *error) {
    pthread_mutex_lock(&find_lock);
    int result = found ? 0 : find(path, error);
    pthread_mutex_unlock(&find_lock);
    return result;
}

/* libvips' own message may be another thread's, so the cause is named by what was done. */
static int failed(const char *what, char *error) {
    snprintf(error, C_VIPS_ERROR_CAPACITY, "%s", what);
    return 1;
}

static int is_block(const char *name) {
    return !strcmp(name, PROFILE) || !strcmp(name, "exif-data") || !strcmp(name, "xmp-data") || !strcmp(name, "iptc-data");
}

int c_vips_metadata(const char *path, const void *data, size_t length, int page,
                    void (*each)(void *, const char *, const void *, size_t), void *context, char *error) {
    if (find_once(path, error)) return 1;
    char options[32] = "";
    if (page > 0) snprintf(options, sizeof options, "[page=%d]", page);
    VipsImage *image = vips.new_from_buffer(data, length, options, NULL);
    if (!image) return failed("its header is damaged", error);
    char **names = vips.get_fields(image);
    for (char **name = names; *name; name++) {
        const char *text = NULL;
        const void *blob = NULL;
        size_t size = 0;
        char *numbers = NULL;
        if (!strcmp(*name, "delay") || !strcmp(*name, "loop")) {
            if (vips.get_as_string(image, *name, &numbers)) continue;
            each(context, *name, numbers, strlen(numbers));
            vips.free(numbers);
        } else if (!strncmp(*name, "png-comment-", 12)) {
            if (vips.get_string(image, *name, &text) == 0) each(context, *name, text, strlen(text));
        } else if (is_block(*name) && vips.get_blob(image, *name, &blob, &size) == 0) {
            each(context, *name, blob, size);
        }
    }
    vips.strfreev(names);
    vips.object_unref(image);
    vips.thread_shutdown();
    return 0;
}

int c_vips_encode_described(const char *path, const c_vips_description *what, const char *suffix, void **out, size_t *out_length,
                            char *error) {
    if (find_once(path, error)) return 1;
    const int samples = what->bits / 8;
    VipsImage *raw = vips.new_from_memory(what->samples, (size_t)what->width * what->height * what->bands * samples, what->width,
                                          what->height, what->bands, samples == 2 ? FORMAT_USHORT : FORMAT_UCHAR), *image = NULL;
    if (!raw) return failed("the picture's size is impossible", error);
    int space = what->bands < 3 ? INTERPRETATION_B_W : INTERPRETATION_SRGB;
    if (samples == 2) space = what->bands < 3 ? INTERPRETATION_GREY16 : INTERPRETATION_RGB16;
    double across = what->across, down = what->down;
    /* libvips always writes a resolution; 72 dots an inch is what files say that mean nothing by it. */
    if (across <= 0 || down <= 0) across = down = 72 / 25.4;
    int result = vips.copy(raw, &image, "interpretation", space, "xres", across, "yres", down, NULL);
    vips.object_unref(raw);
    if (result) return failed("the picture cannot be written", error);
    if (what->profile_length) vips.set_blob_copy(image, PROFILE, what->profile, what->profile_length);
    if (what->page_height > 0) vips.set_int(image, "page-height", what->page_height);
    if (what->delay_count > 0) vips.set_array_int(image, "delay", what->delays, what->delay_count);
    if (what->loops >= 0) vips.set_int(image, "loop", what->loops);
    result = vips.write_to_buffer(image, suffix, out, out_length, NULL);
    vips.object_unref(image);
    vips.thread_shutdown();
    return result ? failed("the picture cannot be written in this format and size", error) : 0;
}

int c_vips_profile(const char *path, const char *name, void (*each)(void *, const void *, size_t), void *context, char *error) {
    if (find_once(path, error)) return 1;
    Blob *blob = NULL;
    if (vips.profile_load(name, &blob, NULL) || !blob) return failed("there is no such profile", error);
    size_t length = 0;
    const void *bytes = vips.blob_get(blob, &length);
    each(context, bytes, length);
    vips.area_unref(blob);
    return 0;
}
