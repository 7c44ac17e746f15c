#define _GNU_SOURCE
#include "CVips.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

typedef struct VipsImage VipsImage;

static struct {
    VipsImage *(*new_from_buffer)(const void *, size_t, const char *, ...);
    VipsImage *(*new_from_memory)(const void *, size_t, int, int, int, int);
    int (*copy)(VipsImage *, VipsImage **, ...);
    void (*set_int)(VipsImage *, const char *, int);
    int (*write_to_buffer)(VipsImage *, const char *, void **, size_t *, ...);
    char **(*get_fields)(VipsImage *);
    int (*get_as_string)(const VipsImage *, const char *, char **);
    size_t (*get_typeof)(const VipsImage *, const char *);
    int (*get_blob)(const VipsImage *, const char *, const void **, size_t *);
    void (*error_clear)(void);
    void (*object_unref)(void *);
    void (*free)(void *);
    void (*strfreev)(char **);
    void (*thread_shutdown)(void);
} vips;

enum { FORMAT_UCHAR = 0, INTERPRETATION_B_W = 1, INTERPRETATION_SRGB = 22 };

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
        {"vips_image_get_typeof", &vips.get_typeof}, {"vips_image_get_blob", &vips.get_blob}, {"vips_error_clear", &vips.error_clear},
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

int c_vips_metadata(const char *path, const void *data, size_t length, int page,
                    void (*each)(void *, const char *, const char *, size_t), void *context, char *error) {
    if (find_once(path, error)) return 1;
    char options[32] = "";
    if (page > 0) snprintf(options, sizeof options, "[page=%d]", page);
    VipsImage *image = vips.new_from_buffer(data, length, options, NULL);
    if (!image) return failed("its header is damaged", error);
    char **names = vips.get_fields(image);
    for (char **name = names; *name; name++) {
        char *value = NULL;
        if (!strncmp(*name, "exif-ifd", 8) && vips.get_as_string(image, *name, &value) == 0) {
            each(context, *name, value, strlen(value));
            vips.free(value);
        }
    }
    vips.strfreev(names);
    const void *profile = NULL;
    size_t profile_length = 0;
    if (vips.get_typeof(image, "icc-profile-data") && vips.get_blob(image, "icc-profile-data", &profile, &profile_length) == 0)
        each(context, "icc-profile-data", profile, profile_length);
    vips.object_unref(image);
    vips.thread_shutdown();
    return 0;
}

int c_vips_encode_resolved(const char *path, const uint8_t *samples, int width, int height, int bands, const char *suffix,
                           int orientation, double across, double down, void **out, size_t *out_length, char *error) {
    if (find_once(path, error)) return 1;
    VipsImage *raw = vips.new_from_memory(samples, (size_t)width * height * bands, width, height, bands, FORMAT_UCHAR), *image = NULL;
    if (!raw) return failed("the picture's size is impossible", error);
    int space = bands < 3 ? INTERPRETATION_B_W : INTERPRETATION_SRGB;
    /* libvips always writes a resolution; 72 dots an inch is what files say that mean nothing by it. */
    if (across <= 0 || down <= 0) across = down = 72 / 25.4;
    int result = vips.copy(raw, &image, "interpretation", space, "xres", across, "yres", down, NULL);
    vips.object_unref(raw);
    if (result) return failed("the picture cannot be written", error);
    if (orientation > 0) vips.set_int(image, "orientation", orientation);
    result = vips.write_to_buffer(image, suffix, out, out_length, NULL);
    vips.object_unref(image);
    vips.thread_shutdown();
    return result ? failed("the picture cannot be written in this format and size", error) : 0;
}
