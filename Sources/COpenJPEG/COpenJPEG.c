#define _GNU_SOURCE
#include "COpenJPEG.h"

#include <dlfcn.h>
#include <openjpeg-2.5/openjpeg.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* Every function that is called, with the type that the header gives it. */
#define FUNCTIONS(X)                                                                                                     \
    X(opj_create_decompress) X(opj_set_default_decoder_parameters) X(opj_setup_decoder) X(opj_set_error_handler)         \
    X(opj_read_header) X(opj_set_decode_area) X(opj_decode) X(opj_destroy_codec) X(opj_image_destroy)                    \
    X(opj_get_cstr_info) X(opj_destroy_cstr_info) X(opj_stream_create) X(opj_stream_destroy)                             \
    X(opj_stream_set_read_function) X(opj_stream_set_skip_function) X(opj_stream_set_seek_function)                      \
    X(opj_stream_set_user_data) X(opj_stream_set_user_data_length)

#define SLOT(name) __typeof__(&name) name##_;
static struct { FUNCTIONS(SLOT) } opj;

static pthread_mutex_t load_lock = PTHREAD_MUTEX_INITIALIZER;
static bool loaded;

static c_openjpeg_result load(char *error) {
    void *library = dlopen("libopenjp2.so.7", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(error, C_OPENJPEG_ERROR_CAPACITY, "%s", dlerror());
        return C_OPENJPEG_FAILED;
    }
#define NAME(name) {#name, &opj.name##_},
    const struct { const char *name; void *slot; } names[] = {FUNCTIONS(NAME)};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        void *symbol = dlsym(library, names[i].name);
        if (!symbol) {
            snprintf(error, C_OPENJPEG_ERROR_CAPACITY, "libopenjp2.so.7 has no %s", names[i].name);
            return C_OPENJPEG_FAILED;
        }
        memcpy(names[i].slot, &symbol, sizeof symbol);
    }
    return C_OPENJPEG_OK;
}

c_openjpeg_result c_openjpeg_load(char *error) {
    pthread_mutex_lock(&load_lock);
    c_openjpeg_result result = loaded ? C_OPENJPEG_OK : load(error);
    loaded = loaded || result == C_OPENJPEG_OK;
    pthread_mutex_unlock(&load_lock);
    return result;
}

/* One decoding: the bytes and where reading is, the time it may take, and the first complaint. */
typedef struct {
    const uint8_t *data;
    size_t length, at;
    double deadline;
    bool is_late;
    char *error;
    opj_stream_t *stream;
    opj_codec_t *codec;
    opj_image_t *image;
} Work;

/* Headers are read at once. */
enum { HEADER_SECONDS = 60 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static bool in_time(Work *work) {
    work->is_late = work->is_late || now() > work->deadline;
    return !work->is_late;
}

static OPJ_SIZE_T read_bytes(void *buffer, OPJ_SIZE_T count, void *user) {
    Work *work = user;
    size_t left = work->length - work->at;
    if (left == 0 || !in_time(work)) return (OPJ_SIZE_T)-1;
    if (count > left) count = left;
    memcpy(buffer, work->data + work->at, count);
    work->at += count;
    return count;
}

static OPJ_OFF_T skip_bytes(OPJ_OFF_T count, void *user) {
    Work *work = user;
    if (count < 0) return -1;
    size_t left = work->length - work->at;
    work->at += (size_t)count < left ? (size_t)count : left;
    return count;
}

static OPJ_BOOL seek_bytes(OPJ_OFF_T place, void *user) {
    Work *work = user;
    if (place < 0 || (size_t)place > work->length) return OPJ_FALSE;
    work->at = (size_t)place;
    return OPJ_TRUE;
}

static void complain(const char *message, void *user) {
    Work *work = user;
    if (*work->error) return;
    snprintf(work->error, C_OPENJPEG_ERROR_CAPACITY, "%s", message);
    work->error[strcspn(work->error, "\r\n")] = 0;
}

static void close_file(Work *work) {
    if (work->image) opj.opj_image_destroy_(work->image);
    if (work->codec) opj.opj_destroy_codec_(work->codec);
    if (work->stream) opj.opj_stream_destroy_(work->stream);
    work->image = NULL;
    work->codec = NULL;
    work->stream = NULL;
}

static c_openjpeg_result finish(Work *work, bool is_done) {
    close_file(work);
    if (is_done) {
        *work->error = 0;
        return C_OPENJPEG_OK;
    }
    if (work->is_late) return C_OPENJPEG_OUT_OF_TIME;
    if (!*work->error) snprintf(work->error, C_OPENJPEG_ERROR_CAPACITY, "its header or data is damaged");
    return C_OPENJPEG_FAILED;
}

static Work work_on(c_openjpeg_file file, double seconds, char *error) {
    *error = 0;
    return (Work){.data = file.data, .length = file.length, .error = error, .deadline = now() + seconds};
}

static bool open_file(Work *work, c_openjpeg_file file, int halvings) {
    work->at = 0;
    opj_dparameters_t parameters;
    opj.opj_set_default_decoder_parameters_(&parameters);
    parameters.cp_reduce = (OPJ_UINT32)halvings;
    work->stream = opj.opj_stream_create_(1 << 20, OPJ_TRUE);
    work->codec = opj.opj_create_decompress_(file.boxes ? OPJ_CODEC_JP2 : OPJ_CODEC_J2K);
    if (!work->stream || !work->codec) return false;
    opj.opj_stream_set_read_function_(work->stream, read_bytes);
    opj.opj_stream_set_skip_function_(work->stream, skip_bytes);
    opj.opj_stream_set_seek_function_(work->stream, seek_bytes);
    opj.opj_stream_set_user_data_(work->stream, work, NULL);
    opj.opj_stream_set_user_data_length_(work->stream, file.length);
    opj.opj_set_error_handler_(work->codec, complain, work);
    if (!opj.opj_setup_decoder_(work->codec, &parameters)) return false;
    if (!opj.opj_read_header_(work->stream, work->codec, &work->image)) return false;
    const opj_image_t *image = work->image;
    return image->numcomps > 0 && image->x1 > image->x0 && image->y1 > image->y0 && image->x1 <= INT32_MAX && image->y1 <= INT32_MAX;
}

c_openjpeg_result c_openjpeg_header_of(c_openjpeg_file file, c_openjpeg_header *header, char *error) {
    Work work = work_on(file, HEADER_SECONDS, error);
    if (!open_file(&work, file, 0)) return finish(&work, false);
    opj_codestream_info_v2_t *info = opj.opj_get_cstr_info_(work.codec);
    if (!info) return finish(&work, false);
    OPJ_UINT32 resolutions = 33;
    for (OPJ_UINT32 i = 0; info->m_default_tile_info.tccp_info && i < info->nbcomps; i++) {
        OPJ_UINT32 count = info->m_default_tile_info.tccp_info[i].numresolutions;
        if (count < resolutions) resolutions = count;
    }
    opj.opj_destroy_cstr_info_(&info);
    header->width = (int32_t)(work.image->x1 - work.image->x0);
    header->height = (int32_t)(work.image->y1 - work.image->y0);
    header->components = (int32_t)work.image->numcomps;
    header->bits = (int32_t)work.image->comps[0].prec;
    header->halvings = resolutions > 0 ? (int32_t)resolutions - 1 : 0;
    return finish(&work, true);
}

/* Eight bits of the sample at a pixel of the picture; a component may hold fewer samples than the picture pixels. */
static int eight_bits(const opj_image_comp_t *component, size_t x, size_t y, size_t width, size_t height) {
    if (component->w != width) x = x * component->w / width;
    if (component->h != height) y = y * component->h / height;
    int64_t value = component->data[y * component->w + x], most = ((int64_t)1 << component->prec) - 1;
    if (component->sgnd) value += (int64_t)1 << (component->prec - 1);
    value = value < 0 ? 0 : value > most ? most : value;
    return component->prec == 8 ? (int)value : (int)((value * 255 + most / 2) / most);
}

static uint8_t clamped(double value) { return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)(value + 0.5); }

/* Writes the decoded strip into the rows `first` to `last` of the target. */
static bool write_rows(const Work *work, const c_openjpeg_order *order, int first, int last, uint8_t *out) {
    const opj_image_t *image = work->image;
    const opj_image_comp_t *parts[4] = {0}, *alpha = NULL;
    int colors = 0, wanted = order->colors == C_OPENJPEG_CMYK ? 4 : order->bands == 1 ? 1 : 3;
    for (OPJ_UINT32 i = 0; i < image->numcomps; i++) {
        const opj_image_comp_t *component = &image->comps[i];
        if (!component->data || component->w == 0 || component->h == 0 || component->prec == 0 || component->prec > 31) return false;
        if (component->alpha) alpha = alpha ? alpha : component;
        else if (colors < wanted) parts[colors++] = component;
    }
    if (colors == 0 || (order->colors != C_OPENJPEG_AS_IS && colors < wanted)) return false;
    for (int i = colors < 3 ? 1 : colors; i < wanted; i++) parts[i] = parts[0]; /* grey as colour */
    const size_t width = (size_t)order->width, height = (size_t)(last - first);
    uint8_t *target = out + (size_t)first * width * (size_t)order->bands;
    for (size_t y = 0; y < height; y++) {
        for (size_t x = 0; x < width; x++, target += order->bands) {
            int value[4] = {0};
            for (int i = 0; i < wanted; i++) value[i] = eight_bits(parts[i], x, y, width, height);
            if (order->colors == C_OPENJPEG_YCC) { /* ITU-R BT.601, all of the range */
                double luma = value[0], blue = value[1] - 128, red = value[2] - 128;
                value[0] = clamped(luma + 1.402 * red);
                value[1] = clamped(luma - 0.344136 * blue - 0.714136 * red);
                value[2] = clamped(luma + 1.772 * blue);
            } else if (order->colors == C_OPENJPEG_CMYK) {
                for (int i = 0; i < 3; i++) value[i] = (255 - value[i]) * (255 - value[3]) / 255;
            }
            for (int i = 0; i < order->bands && i < 3; i++) target[i] = (uint8_t)value[i];
            if (order->bands == 4) target[3] = alpha ? (uint8_t)eight_bits(alpha, x, y, width, height) : 255;
        }
    }
    return true;
}

/* Decodes and writes `rows` rows of the full size from `top` on, counted from the picture's own first one; 0 for all that are left.
   *is_last says whether they were the last ones. */
static bool decode_rows(Work *work, c_openjpeg_file file, const c_openjpeg_order *order, int64_t top, bool *is_last, uint8_t *out) {
    if (!in_time(work) || !open_file(work, file, order->halvings)) return false;
    opj_image_t *image = work->image;
    const int64_t left = image->x0, right = image->x1, zero = image->y0, height = image->y1 - zero;
    *is_last = order->rows <= 0 || top + order->rows >= height;
    const int64_t bottom = *is_last ? height : top + order->rows;
    /* The whole is decoded without naming an area: that is the quicker way. */
    const bool is_whole = top == 0 && *is_last;
    if (!is_whole && !opj.opj_set_decode_area_(work->codec, image, (OPJ_INT32)left, (OPJ_INT32)(zero + top), (OPJ_INT32)right,
                                               (OPJ_INT32)(zero + bottom)))
        return false;
    if (!opj.opj_decode_(work->codec, work->stream, image) || !in_time(work)) return false;
    const int64_t first = top >> order->halvings, end = *is_last ? order->height : bottom >> order->halvings;
    return first < end && end <= order->height && write_rows(work, order, (int)first, (int)end, out);
}

c_openjpeg_result c_openjpeg_decode(c_openjpeg_file file, const c_openjpeg_order *order, uint8_t *out, char *error) {
    Work work = work_on(file, order->seconds, error);
    bool is_last = false;
    /* Each strip opens the file anew: of a picture in tiles OpenJPEG decodes one area and no second one. */
    for (int64_t top = 0; !is_last; top += order->rows) {
        if (!decode_rows(&work, file, order, top, &is_last, out)) return finish(&work, false);
        close_file(&work);
    }
    return finish(&work, true);
}
