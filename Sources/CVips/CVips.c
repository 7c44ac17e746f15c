#define _GNU_SOURCE
#include "CVips.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* libvips carries its own GLib; DEEPBIND keeps it from meeting another one in the process. The address sanitizer refuses it. */
#if defined(__SANITIZE_ADDRESS__)
#define OWN_SYMBOLS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define OWN_SYMBOLS 0
#endif
#endif
#ifndef OWN_SYMBOLS
#define OWN_SYMBOLS RTLD_DEEPBIND
#endif

typedef struct VipsImage VipsImage;
typedef size_t GType;

static struct {
    int (*init)(const char *);
    void (*cache_set_max)(int);
    void (*concurrency_set)(int);
    void (*leak_set)(int);
    void (*operation_block_set)(const char *, int);
    const char *(*error_buffer)(void);
    void (*error_clear)(void);
    VipsImage *(*new_from_buffer)(const void *, size_t, const char *, ...);
    VipsImage *(*new_from_memory)(const void *, size_t, int, int, int, int);
    const char *(*find_load_buffer)(const void *, size_t);
    int (*get_width)(const VipsImage *);
    int (*get_height)(const VipsImage *);
    int (*get_bands)(const VipsImage *);
    int (*get_format)(const VipsImage *);
    int (*get_interpretation)(const VipsImage *);
    int (*get_orientation)(VipsImage *);
    int (*get_pages)(VipsImage *);
    int (*has_alpha)(VipsImage *);
    double (*get_xres)(const VipsImage *);
    double (*get_yres)(const VipsImage *);
    GType (*get_typeof)(const VipsImage *, const char *);
    int (*get_int)(const VipsImage *, const char *, int *);
    void (*set_int)(VipsImage *, const char *, int);
    const char *(*enum_nick)(GType, int);
    GType (*interpretation_type)(void);
    int (*colourspace)(VipsImage *, VipsImage **, int, ...);
    int (*cast)(VipsImage *, VipsImage **, int, ...);
    int (*extract_band)(VipsImage *, VipsImage **, int, ...);
    int (*addalpha)(VipsImage *, VipsImage **, ...);
    int (*copy)(VipsImage *, VipsImage **, ...);
    int (*text)(VipsImage **, const char *, ...);
    int (*invert)(VipsImage *, VipsImage **, ...);
    int (*get_blob)(const VipsImage *, const char *, const void **, size_t *);
    void (*set_blob_copy)(VipsImage *, const char *, const void *, size_t);
    int (*icc_transform)(VipsImage *, VipsImage **, const char *, ...);
    int (*premultiply)(VipsImage *, VipsImage **, ...);
    int (*unpremultiply)(VipsImage *, VipsImage **, ...);
    int (*embed)(VipsImage *, VipsImage **, int, int, int, int, ...);
    int (*shrink)(VipsImage *, VipsImage **, double, double, ...);
    void (*set_progress)(VipsImage *, int);
    void (*set_kill)(VipsImage *, int);
    unsigned long (*connect)(void *, const char *, void (*)(void), void *, void *, int);
    void *(*write_to_memory)(VipsImage *, size_t *);
    int (*write_to_buffer)(VipsImage *, const char *, void **, size_t *, ...);
    void (*object_unref)(void *);
    void (*free)(void *);
    void (*thread_shutdown)(void);
    void *(*log_set_default_handler)(void *, void *);
} vips;

/* libvips' enumerations, by its documentation. */
enum { FORMAT_UCHAR = 0, FORMAT_USHORT = 2, FORMAT_UINT = 4 };
enum { EXTEND_COPY = 1 };
enum { INTERPRETATION_B_W = 1, INTERPRETATION_LAB = 13, INTERPRETATION_SRGB = 22, INTERPRETATION_RGB16 = 25, INTERPRETATION_GREY16 = 26 };
enum { FAIL_ON_ERROR = 2, ACCESS_RANDOM = 0, ACCESS_SEQUENTIAL = 1 };

struct c_vips_picture {
    VipsImage *image;
    const void *data;
    size_t length;
    int page;
    bool is_jpeg, is_webp;
};

static void quiet(const char *domain, int level, const char *message, void *data) {
    (void)domain, (void)level, (void)message, (void)data;
}

/* Takes the first line of libvips' message; the others repeat it or say what followed from it. */
static int failed(char *error) {
    const char *text = vips.error_buffer();
    snprintf(error, C_VIPS_ERROR_CAPACITY, "%s", text && *text ? text : "its header or data is damaged");
    error[strcspn(error, "\n")] = 0;
    vips.error_clear();
    return 1;
}

/* libvips has one error buffer for the process, and warnings of decodes that went well stay in it too. So work runs side by side
   as long as it goes well; what failed is done once more, alone and with an empty buffer, and its message is its own. */
static pthread_rwlock_t side_by_side = PTHREAD_RWLOCK_INITIALIZER;

#define WITH_ITS_OWN_ERROR(call)                   \
    do {                                           \
        pthread_rwlock_rdlock(&side_by_side);      \
        int result = (call);                       \
        pthread_rwlock_unlock(&side_by_side);      \
        if (result == C_VIPS_FAILED) {             \
            pthread_rwlock_wrlock(&side_by_side);  \
            vips.error_clear();                    \
            result = (call);                       \
            pthread_rwlock_unlock(&side_by_side);  \
        }                                          \
        return result;                             \
    } while (0)

static pthread_mutex_t load_lock = PTHREAD_MUTEX_INITIALIZER;
static bool loaded;

static int load(const char *path, char *error) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL | OWN_SYMBOLS);
    if (!library) {
        snprintf(error, C_VIPS_ERROR_CAPACITY, "%s", dlerror());
        return 1;
    }
    const struct { const char *name; void *slot; } names[] = {
        {"vips_init", &vips.init}, {"vips_cache_set_max", &vips.cache_set_max}, {"vips_concurrency_set", &vips.concurrency_set},
        {"vips_leak_set", &vips.leak_set}, {"vips_operation_block_set", &vips.operation_block_set},
        {"vips_error_buffer", &vips.error_buffer}, {"vips_error_clear", &vips.error_clear},
        {"vips_image_new_from_buffer", &vips.new_from_buffer}, {"vips_image_new_from_memory", &vips.new_from_memory},
        {"vips_foreign_find_load_buffer", &vips.find_load_buffer}, {"vips_image_get_width", &vips.get_width},
        {"vips_image_get_height", &vips.get_height}, {"vips_image_get_bands", &vips.get_bands},
        {"vips_image_get_format", &vips.get_format}, {"vips_image_get_interpretation", &vips.get_interpretation},
        {"vips_image_get_orientation", &vips.get_orientation}, {"vips_image_get_n_pages", &vips.get_pages}, {"vips_image_hasalpha", &vips.has_alpha},
        {"vips_image_get_xres", &vips.get_xres}, {"vips_image_get_yres", &vips.get_yres},
        {"vips_image_get_typeof", &vips.get_typeof}, {"vips_image_get_int", &vips.get_int}, {"vips_image_set_int", &vips.set_int},
        {"vips_enum_nick", &vips.enum_nick}, {"vips_interpretation_get_type", &vips.interpretation_type},
        {"vips_colourspace", &vips.colourspace}, {"vips_cast", &vips.cast}, {"vips_extract_band", &vips.extract_band},
        {"vips_addalpha", &vips.addalpha}, {"vips_copy", &vips.copy}, {"vips_text", &vips.text}, {"vips_invert", &vips.invert},
        {"vips_image_get_blob", &vips.get_blob}, {"vips_image_set_blob_copy", &vips.set_blob_copy}, {"vips_icc_transform", &vips.icc_transform},
        {"vips_premultiply", &vips.premultiply}, {"vips_unpremultiply", &vips.unpremultiply}, {"vips_embed", &vips.embed}, {"vips_shrink", &vips.shrink},
        {"vips_image_set_progress", &vips.set_progress}, {"vips_image_set_kill", &vips.set_kill}, {"g_signal_connect_data", &vips.connect},
        {"vips_image_write_to_memory", &vips.write_to_memory}, {"vips_image_write_to_buffer", &vips.write_to_buffer},
        {"g_object_unref", &vips.object_unref}, {"g_free", &vips.free},
        {"vips_thread_shutdown", &vips.thread_shutdown}, {"g_log_set_default_handler", &vips.log_set_default_handler},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        void *symbol = dlsym(library, names[i].name);
        if (!symbol) {
            snprintf(error, C_VIPS_ERROR_CAPACITY, "%s has no %s: not the libvips that Sightread wants", path, names[i].name);
            return 1;
        }
        memcpy(names[i].slot, &symbol, sizeof symbol);
    }
    if (vips.init("sightread")) return failed(error);
    vips.log_set_default_handler((void *)quiet, NULL);
    vips.leak_set(0);
    vips.cache_set_max(0);      /* a picture's content stays no longer than its picture */
    vips.concurrency_set(1);    /* decoding is one thread's work; the compute budget is counted elsewhere */
    vips.operation_block_set("VipsForeignLoad", 1);
    vips.operation_block_set("VipsForeignSave", 1);
    static const char *const allowed[] = {
        "VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer", "VipsForeignLoadNsgifBuffer",
        "VipsForeignLoadTiffBuffer", "VipsForeignLoadHeifBuffer", "VipsForeignSaveJpegBuffer", "VipsForeignSavePngBuffer",
        "VipsForeignSaveWebpBuffer", "VipsForeignSaveCgifBuffer", "VipsForeignSaveTiffBuffer", "VipsForeignSaveAvifTarget",
    };
    for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++) vips.operation_block_set(allowed[i], 0);
    return 0;
}

int c_vips_load(const char *path, char *error) {
    pthread_mutex_lock(&load_lock);
    int result = loaded ? 0 : load(path, error);
    loaded = loaded || result == 0;
    pthread_mutex_unlock(&load_lock);
    return result;
}

/* Page 0 and the full size go without their options: formats without pages or sizes do not know them. */
static VipsImage *load_page(const void *data, size_t length, int page, int shrink, double scale, int access) {
    char options[64] = "";
    if (page > 0) snprintf(options, sizeof options, "[page=%d]", page);
    if (shrink > 1) snprintf(options, sizeof options, "[shrink=%d]", shrink);
    if (scale < 1) snprintf(options, sizeof options, "[page=%d,scale=%.3f]", page, scale);
    return vips.new_from_buffer(data, length, options, "fail_on", FAIL_ON_ERROR, "access", access, NULL);
}

static int open_picture(const void *data, size_t length, int page, c_vips_picture **picture, c_vips_header *header, char *error) {
    *picture = NULL;
    memset(header, 0, sizeof *header);
    const char *loader = vips.find_load_buffer(data, length);
    if (!loader) return failed(error);
    VipsImage *image = load_page(data, length, page, 1, 1, ACCESS_RANDOM);
    if (!image) return failed(error);
    if (vips.get_format(image) >= FORMAT_UINT && vips.get_interpretation(image) != INTERPRETATION_LAB) {
        /* Which of their values is white is not said in the file. */
        snprintf(error, C_VIPS_ERROR_CAPACITY, "numbers of 32 bits a sample or floating-point");
        vips.object_unref(image);
        return 1;
    }
    header->pages = vips.get_pages(image);
    header->width = vips.get_width(image);
    header->height = vips.get_height(image);
    header->bands = vips.get_bands(image);
    header->orientation = vips.get_orientation(image);
    header->has_alpha = vips.has_alpha(image) != 0;
    header->bits = vips.get_format(image) == FORMAT_UCHAR ? 8 : 16;
    int bits = 0;
    if (vips.get_typeof(image, "bits-per-sample") && vips.get_int(image, "bits-per-sample", &bits) == 0 && bits > 0) header->bits = bits;
    header->dots_per_millimetre_x = vips.get_xres(image);
    header->dots_per_millimetre_y = vips.get_yres(image);
    snprintf(header->loader, sizeof header->loader, "%s", loader);
    snprintf(header->interpretation, sizeof header->interpretation, "%s",
             vips.enum_nick(vips.interpretation_type(), vips.get_interpretation(image)));
    int is_interlaced = 0;
    if (vips.get_typeof(image, "interlaced")) vips.get_int(image, "interlaced", &is_interlaced);
    const bool is_jpeg = strstr(loader, "Jpeg") != NULL, is_png = strstr(loader, "Png") != NULL;
    header->comes_in_rows = (is_jpeg || is_png) && !is_interlaced;
    *picture = malloc(sizeof **picture);
    (*picture)->is_jpeg = is_jpeg;
    (*picture)->is_webp = strstr(loader, "Webp") != NULL;
    (*picture)->image = image;
    (*picture)->data = data;
    (*picture)->length = length;
    (*picture)->page = page;
    return 0;
}

int c_vips_open(const void *data, size_t length, int page, c_vips_picture **picture, c_vips_header *header, char *error) {
    WITH_ITS_OWN_ERROR(open_picture(data, length, page, picture, header, error));
}

/* Replaces *image by what `step` made of it. */
#define STEP(call)                               \
    do {                                         \
        VipsImage *made = NULL;                  \
        if (call) {                              \
            int result = failed(error);          \
            vips.object_unref(image);            \
            vips.thread_shutdown();              \
            return result;                       \
        }                                        \
        vips.object_unref(image);                \
        image = made;                            \
    } while (0)

static VipsImage *wrap(const uint8_t *samples, int width, int height, int bands) {
    VipsImage *raw = vips.new_from_memory(samples, (size_t)width * height * bands, width, height, bands, FORMAT_UCHAR), *named = NULL;
    if (!raw) return NULL;
    int space = bands < 3 ? INTERPRETATION_B_W : INTERPRETATION_SRGB;
    if (vips.copy(raw, &named, "interpretation", space, NULL)) named = NULL;
    vips.object_unref(raw);
    return named;
}

#define PROFILE "icc-profile-data"
/* Of 255: what a profile must move a shade by to be worth its cost. Those of cameras and screens stay far below. */
enum { SHADES = 17, VISIBLE_MOVE = 48 };

/* Whether the colour profile in the file makes another picture of it, one with other contrasts or inverted, by what it does to a
   ramp of grey. Most profiles only make colours exact: they cost more than decoding and change nothing that can be read. */
static bool profile_matters(VipsImage *image) {
    const void *profile = NULL;
    size_t length = 0, size = 0;
    int space = vips.get_interpretation(image);
    int bands = space == INTERPRETATION_SRGB || space == INTERPRETATION_RGB16 ? 3 : space == INTERPRETATION_B_W || space == INTERPRETATION_GREY16 ? 1 : 0;
    if (!bands || !vips.get_typeof(image, PROFILE) || vips.get_blob(image, PROFILE, &profile, &length)) return false;
    uint8_t ramp[SHADES * 3], *seen = NULL;
    for (int i = 0; i < SHADES * bands; i++) ramp[i] = (uint8_t)(i / bands * 255 / (SHADES - 1));
    VipsImage *shades = wrap(ramp, SHADES, 1, bands), *shown = NULL, *grey = NULL;
    if (shades) vips.set_blob_copy(shades, PROFILE, profile, length);
    if (shades && !vips.icc_transform(shades, &shown, "srgb", "embedded", 1, NULL) && !vips.colourspace(shown, &grey, INTERPRETATION_B_W, NULL))
        seen = vips.write_to_memory(grey, &size);
    bool matters = false;
    for (int i = 0; seen && size == SHADES && i < SHADES; i++) matters = matters || abs(seen[i] - ramp[i * bands]) > VISIBLE_MOVE;
    if (!seen) vips.error_clear(); /* a damaged profile is none */
    vips.free(seen);
    if (grey) vips.object_unref(grey);
    if (shown) vips.object_unref(shown);
    if (shades) vips.object_unref(shades);
    return matters;
}

/* libvips' report of progress; it begins so. */
typedef struct {
    VipsImage *image;
} Progress;

typedef struct {
    double deadline;
    bool is_late;
} Time;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Called by one of libvips' threads at a time, and by none any more when the picture is written. */
static void look_at_time(VipsImage *image, Progress *progress, Time *time) {
    if (!time->is_late && now() > time->deadline) __atomic_store_n(&time->is_late, true, __ATOMIC_RELAXED);
    if (!time->is_late) return;
    vips.set_kill(image, 1);
    if (progress && progress->image) vips.set_kill(progress->image, 1);
}

static int decode(c_vips_picture *picture, const c_vips_order *order, Time *time, void **out, char *error) {
    *out = NULL;
    const int bands = order->bands;
    const int reduction = order->reduction, width = vips.get_width(picture->image), height = vips.get_height(picture->image);
    /* The decoder of JPEG divides and rounds down; that of WebP scales, which is the same only where nothing is to be rounded. */
    const bool is_small_jpeg = picture->is_jpeg && reduction > 1 && width >= reduction && height >= reduction;
    const bool is_small_webp = picture->is_webp && reduction > 1 && width % reduction == 0 && height % reduction == 0;
    const int rest = is_small_jpeg || is_small_webp ? 1 : reduction;
    /* Sequential: rows flow through to the result, no second copy of the picture is kept. */
    VipsImage *image = load_page(picture->data, picture->length, picture->page, is_small_jpeg ? reduction : 1,
                                 is_small_webp ? 1.0 / reduction : 1, ACCESS_SEQUENTIAL);
    if (!image) return failed(error);
    vips.set_progress(image, 1);
    vips.connect(image, "eval", (void (*)(void))look_at_time, time, NULL, 0);
    const bool is_deep = order->bits == 16;
    const int format = is_deep ? FORMAT_USHORT : FORMAT_UCHAR;
    const int gray = is_deep ? INTERPRETATION_GREY16 : INTERPRETATION_B_W, color = is_deep ? INTERPRETATION_RGB16 : INTERPRETATION_SRGB;
    if (profile_matters(image)) STEP(vips.icc_transform(image, &made, "srgb", "embedded", 1, "depth", is_deep ? 16 : 8, NULL));
    STEP(vips.colourspace(image, &made, bands == 1 ? gray : color, NULL));
    STEP(vips.cast(image, &made, format, NULL));
    int have = vips.get_bands(image);
    if (have > bands) STEP(vips.extract_band(image, &made, 0, "n", bands, NULL));
    if (have == 3 && bands == 4) STEP(vips.addalpha(image, &made, NULL));
    if (rest > 1) {
        /* What is transparent must not shine through the mean. */
        if (bands == 4) STEP(vips.premultiply(image, &made, NULL));
        STEP(vips.shrink(image, &made, rest, rest, "ceil", 1, NULL));
        if (bands == 4) STEP(vips.unpremultiply(image, &made, NULL));
        STEP(vips.cast(image, &made, format, NULL));
    }
    /* The last column and row that were rounded away repeat those before. */
    if (is_small_jpeg) STEP(vips.embed(image, &made, 0, 0, order->width, order->height, "extend", EXTEND_COPY, NULL));
    size_t size = 0, expected = (size_t)order->width * (size_t)order->height * (size_t)bands * (is_deep ? 2 : 1);
    void *samples = vips.write_to_memory(image, &size);
    int result = C_VIPS_OK;
    if (!samples) {
        result = failed(error);
    } else if (size != expected) {
        snprintf(error, C_VIPS_ERROR_CAPACITY, "the picture holds %zu bytes of pixels where its header says %zu", size, expected);
        vips.free(samples);
        result = C_VIPS_FAILED;
    } else {
        *out = samples;
    }
    vips.object_unref(image);
    vips.thread_shutdown();
    return result;
}

static int decode_in_time(c_vips_picture *picture, const c_vips_order *order, void **out, char *error) {
    Time time = {.deadline = now() + order->seconds};
    int result = decode(picture, order, &time, out, error);
    if (!result && now() > time.deadline) {
        /* libvips does not look at the last moment. A limit is one for small pictures too. */
        time.is_late = true;
        vips.free(*out);
        *out = NULL;
        result = C_VIPS_FAILED;
    }
    return result && time.is_late ? C_VIPS_OUT_OF_TIME : result;
}

int c_vips_decode(c_vips_picture *picture, const c_vips_order *order, void **out, char *error) {
    WITH_ITS_OWN_ERROR(decode_in_time(picture, order, out, error));
}

const void *c_vips_kept_profile(c_vips_picture *picture, size_t *length) {
    const void *profile = NULL;
    if (!vips.get_typeof(picture->image, PROFILE) || vips.get_blob(picture->image, PROFILE, &profile, length)) return NULL;
    return profile_matters(picture->image) ? NULL : profile;
}

void c_vips_close(c_vips_picture *picture) {
    if (!picture) return;
    vips.object_unref(picture->image);
    free(picture);
}

static int encode(const uint8_t *samples, int width, int height, int bands, const char *suffix, int orientation, int page_height,
                  void **out, size_t *length, char *error) {
    VipsImage *image = wrap(samples, width, height, bands);
    if (!image) return failed(error);
    if (orientation > 0) vips.set_int(image, "orientation", orientation);
    if (page_height > 0) vips.set_int(image, "page-height", page_height);
    int result = vips.write_to_buffer(image, suffix, out, length, NULL) ? failed(error) : 0;
    vips.object_unref(image);
    vips.thread_shutdown();
    return result;
}

int c_vips_encode(const uint8_t *samples, int width, int height, int bands, const char *suffix, int orientation, int page_height,
                  void **out, size_t *length, char *error) {
    WITH_ITS_OWN_ERROR(encode(samples, width, height, bands, suffix, orientation, page_height, out, length, error));
}

int c_vips_text(const char *text, const char *font, int spacing, void **out, int *width, int *height, char *error) {
    VipsImage *image = NULL;
    if (vips.text(&image, text, "font", font, "dpi", 72, "spacing", spacing, NULL)) return failed(error);
    STEP(vips.invert(image, &made, NULL));
    *width = vips.get_width(image);
    *height = vips.get_height(image);
    size_t size = 0;
    *out = vips.write_to_memory(image, &size);
    int result = *out ? 0 : failed(error);
    vips.object_unref(image);
    vips.thread_shutdown();
    return result;
}

void c_vips_free(void *memory) { vips.free(memory); }
