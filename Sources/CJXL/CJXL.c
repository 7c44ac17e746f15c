#define _GNU_SOURCE
#include "CJXL.h"

#include <CQuiet.h>
#include <dlfcn.h>
#include <jxl/decode.h>
#include <jxl/version.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* The library's file carries the version whose header this is built with. */
#define TEXT(number) #number
#define VERSIONED(name, major, minor) name TEXT(major) "." TEXT(minor)
static const char library_file[] = VERSIONED("libjxl.so.", JPEGXL_MAJOR_VERSION, JPEGXL_MINOR_VERSION);

const char *c_jxl_package(void) { return VERSIONED("libjxl", JPEGXL_MAJOR_VERSION, JPEGXL_MINOR_VERSION); }

/* Every function that is called, with the type that the header gives it. */
#define FUNCTIONS(X)                                                                                                     \
    X(JxlDecoderCreate) X(JxlDecoderDestroy) X(JxlDecoderSubscribeEvents) X(JxlDecoderSetInput) X(JxlDecoderCloseInput)  \
    X(JxlDecoderProcessInput) X(JxlDecoderGetBasicInfo) X(JxlDecoderGetExtraChannelInfo)                                 \
    X(JxlDecoderSetUnpremultiplyAlpha) X(JxlDecoderSetParallelRunner) X(JxlDecoderSetPreferredColorProfile)              \
    X(JxlDecoderImageOutBufferSize) X(JxlDecoderSetImageOutBuffer)

#define SLOT(name) __typeof__(&name) name##_;
static struct { FUNCTIONS(SLOT) } jxl;

static pthread_mutex_t load_lock = PTHREAD_MUTEX_INITIALIZER;
static bool loaded;

static c_jxl_result load(char *error) {
    void *library = dlopen(library_file, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(error, C_JXL_ERROR_CAPACITY, "%s", dlerror());
        return C_JXL_FAILED;
    }
#define NAME(name) {#name, &jxl.name##_},
    const struct { const char *name; void *slot; } names[] = {FUNCTIONS(NAME)};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        void *symbol = dlsym(library, names[i].name);
        if (!symbol) {
            snprintf(error, C_JXL_ERROR_CAPACITY, "%s has no %s", library_file, names[i].name);
            return C_JXL_FAILED;
        }
        memcpy(names[i].slot, &symbol, sizeof symbol);
    }
    c_quieten(library);
    return C_JXL_OK;
}

c_jxl_result c_jxl_load(char *error) {
    pthread_mutex_lock(&load_lock);
    c_jxl_result result = loaded ? C_JXL_OK : load(error);
    loaded = loaded || result == C_JXL_OK;
    pthread_mutex_unlock(&load_lock);
    return result;
}

static c_jxl_result failed(const char *reason, char *error) {
    snprintf(error, C_JXL_ERROR_CAPACITY, "%s", reason);
    return C_JXL_FAILED;
}

static const char damaged[] = "its header or data is damaged", cut_short[] = "the file is cut short";

static c_jxl_result read_header(JxlDecoder *decoder, c_jxl_header *header, char *error) {
    JxlDecoderStatus status = jxl.JxlDecoderProcessInput_(decoder);
    JxlBasicInfo info;
    if (status != JXL_DEC_BASIC_INFO) return failed(status == JXL_DEC_NEED_MORE_INPUT ? cut_short : damaged, error);
    if (jxl.JxlDecoderGetBasicInfo_(decoder, &info) != JXL_DEC_SUCCESS) return failed(damaged, error);
    if (info.xsize > INT32_MAX || info.ysize > INT32_MAX) return failed("larger than its decoder reads", error);
    *header = (c_jxl_header){
        .width = (int32_t)info.xsize,
        .height = (int32_t)info.ysize,
        .colors = (int32_t)info.num_color_channels,
        .bits = (int32_t)info.bits_per_sample,
        .has_alpha = info.alpha_bits > 0,
    };
    for (uint32_t i = 0; i < info.num_extra_channels; i++) {
        JxlExtraChannelInfo extra;
        if (jxl.JxlDecoderGetExtraChannelInfo_(decoder, i, &extra) != JXL_DEC_SUCCESS) return failed(damaged, error);
        header->has_black = header->has_black || extra.type == JXL_CHANNEL_BLACK;
    }
    return C_JXL_OK;
}

c_jxl_result c_jxl_header_of(const void *data, size_t length, c_jxl_header *header, char *error) {
    JxlDecoder *decoder = jxl.JxlDecoderCreate_(NULL);
    if (!decoder) return failed("no memory", error);
    jxl.JxlDecoderSubscribeEvents_(decoder, JXL_DEC_BASIC_INFO);
    jxl.JxlDecoderSetInput_(decoder, data, length);
    jxl.JxlDecoderCloseInput_(decoder);
    c_jxl_result result = read_header(decoder, header, error);
    jxl.JxlDecoderDestroy_(decoder);
    return result;
}

typedef struct {
    double deadline;
    bool is_late;
} Time;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Runs the parts of a decoding one after the other, and none of them any more when time is up. */
static JxlParallelRetCode run_in_time(void *user, void *parts, JxlParallelRunInit init, JxlParallelRunFunction part, uint32_t start,
                                      uint32_t end) {
    Time *time = user;
    JxlParallelRetCode result = init(parts, 1);
    for (uint32_t i = start; result == 0 && i < end; i++) {
        time->is_late = time->is_late || now() > time->deadline;
        if (time->is_late) return JXL_PARALLEL_RET_RUNNER_ERROR;
        part(parts, i, 0);
    }
    return result;
}

static c_jxl_result decode(JxlDecoder *decoder, const c_jxl_header *header, int bands, uint8_t *out, char *error) {
    c_jxl_header found = {0};
    /* A grey picture with alpha has two channels here; they are spread to four afterwards, in place. */
    const bool is_grey_with_alpha = header->colors == 1 && bands == 4;
    const JxlPixelFormat format = {.num_channels = is_grey_with_alpha ? 2 : (uint32_t)bands, .data_type = JXL_TYPE_UINT8, .endianness = JXL_NATIVE_ENDIAN};
    const size_t pixels = (size_t)header->width * (size_t)header->height;
    c_jxl_result result = read_header(decoder, &found, error);
    if (result != C_JXL_OK) return result;
    for (;;) {
        JxlDecoderStatus status = jxl.JxlDecoderProcessInput_(decoder);
        size_t size = 0;
        switch (status) {
        case JXL_DEC_COLOR_ENCODING: {
            /* Pictures in libjxl's own colour space can be had in any; others come as they were made, and this is refused. */
            const JxlColorEncoding wanted = {
                .color_space = header->colors == 1 ? JXL_COLOR_SPACE_GRAY : JXL_COLOR_SPACE_RGB,
                .white_point = JXL_WHITE_POINT_D65,
                .primaries = JXL_PRIMARIES_SRGB,
                .transfer_function = JXL_TRANSFER_FUNCTION_SRGB,
                .rendering_intent = JXL_RENDERING_INTENT_PERCEPTUAL,
            };
            (void)jxl.JxlDecoderSetPreferredColorProfile_(decoder, &wanted);
            break;
        }
        case JXL_DEC_NEED_IMAGE_OUT_BUFFER:
            if (jxl.JxlDecoderImageOutBufferSize_(decoder, &format, &size) != JXL_DEC_SUCCESS || size != pixels * format.num_channels)
                return failed("the picture is of another size than its header says", error);
            if (jxl.JxlDecoderSetImageOutBuffer_(decoder, &format, out, size) != JXL_DEC_SUCCESS) return failed(damaged, error);
            break;
        case JXL_DEC_FULL_IMAGE:
            for (size_t i = is_grey_with_alpha ? pixels : 0; i-- > 0;) {
                const uint8_t grey = out[2 * i], alpha = out[2 * i + 1];
                memset(out + 4 * i, grey, 3);
                out[4 * i + 3] = alpha;
            }
            return C_JXL_OK;
        case JXL_DEC_NEED_MORE_INPUT: return failed(cut_short, error);
        default: return failed(damaged, error);
        }
    }
}

c_jxl_result c_jxl_decode(const void *data, size_t length, const c_jxl_header *header, int bands, double seconds, uint8_t *out,
                          char *error) {
    Time time = {.deadline = now() + seconds};
    JxlDecoder *decoder = jxl.JxlDecoderCreate_(NULL);
    if (!decoder) return failed("no memory", error);
    jxl.JxlDecoderSetParallelRunner_(decoder, run_in_time, &time);
    jxl.JxlDecoderSetUnpremultiplyAlpha_(decoder, JXL_TRUE);
    jxl.JxlDecoderSubscribeEvents_(decoder, JXL_DEC_BASIC_INFO | JXL_DEC_COLOR_ENCODING | JXL_DEC_FULL_IMAGE);
    jxl.JxlDecoderSetInput_(decoder, data, length);
    jxl.JxlDecoderCloseInput_(decoder);
    c_jxl_result result = decode(decoder, header, bands, out, error);
    jxl.JxlDecoderDestroy_(decoder);
    return result != C_JXL_OK && time.is_late ? C_JXL_OUT_OF_TIME : result;
}
