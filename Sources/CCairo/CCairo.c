#define _GNU_SOURCE
#include "CCairo.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct cairo cairo_t;
typedef struct cairo_surface cairo_surface_t;
typedef struct cairo_pattern cairo_pattern_t;
typedef struct { double xx, yx, xy, yy, x0, y0; } cairo_matrix_t;

/* cairo's enumerations, by its documentation. */
enum { FORMAT_ARGB32 = 0, FORMAT_RGB24 = 1, FORMAT_A8 = 2 };
enum { STATUS_SUCCESS = 0 };
enum { ANTIALIAS_DEFAULT = 0, ANTIALIAS_NONE = 1 };
enum { FILL_WINDING = 0, FILL_EVEN_ODD = 1 };
enum { EXTEND_PAD = 3 };
enum { OPERATOR_OVER = 2, OPERATOR_IN = 3, OPERATOR_OUT = 4, OPERATOR_DEST_IN = 8, OPERATOR_DEST_ATOP = 10 };

static struct {
    cairo_surface_t *(*surface_for_data)(unsigned char *, int, int, int, int);
    int (*surface_status)(cairo_surface_t *);
    void (*surface_destroy)(cairo_surface_t *);
    void (*surface_flush)(cairo_surface_t *);
    void (*surface_mark_dirty)(cairo_surface_t *);
    cairo_t *(*create)(cairo_surface_t *);
    void (*destroy)(cairo_t *);
    int (*status)(cairo_t *);
    void (*save)(cairo_t *);
    void (*restore)(cairo_t *);
    void (*reset_clip)(cairo_t *);
    void (*clip)(cairo_t *);
    void (*clip_extents)(cairo_t *, double *, double *, double *, double *);
    void (*identity_matrix)(cairo_t *);
    void (*set_matrix)(cairo_t *, const cairo_matrix_t *);
    void (*new_path)(cairo_t *);
    void (*move_to)(cairo_t *, double, double);
    void (*line_to)(cairo_t *, double, double);
    void (*curve_to)(cairo_t *, double, double, double, double, double, double);
    void (*close_path)(cairo_t *);
    void (*rectangle)(cairo_t *, double, double, double, double);
    void (*fill)(cairo_t *);
    void (*stroke)(cairo_t *);
    void (*paint)(cairo_t *);
    void (*paint_with_alpha)(cairo_t *, double);
    void (*set_operator)(cairo_t *, int);
    void (*set_antialias)(cairo_t *, int);
    void (*set_fill_rule)(cairo_t *, int);
    void (*set_source_rgba)(cairo_t *, double, double, double, double);
    void (*set_source_surface)(cairo_t *, cairo_surface_t *, double, double);
    cairo_pattern_t *(*get_source)(cairo_t *);
    void (*pattern_set_filter)(cairo_pattern_t *, int);
    void (*pattern_set_extend)(cairo_pattern_t *, int);
    void (*set_line_width)(cairo_t *, double);
    void (*set_line_cap)(cairo_t *, int);
    void (*set_line_join)(cairo_t *, int);
    void (*set_miter_limit)(cairo_t *, double);
    void (*set_dash)(cairo_t *, const double *, int, double);
    void (*push_group)(cairo_t *);
    cairo_pattern_t *(*pop_group)(cairo_t *);
    void (*pop_group_to_source)(cairo_t *);
    void (*set_source)(cairo_t *, cairo_pattern_t *);
    void (*mask_surface)(cairo_t *, cairo_surface_t *, double, double);
    int (*pattern_get_surface)(cairo_pattern_t *, cairo_surface_t **);
    void (*pattern_destroy)(cairo_pattern_t *);
    cairo_pattern_t *(*linear)(double, double, double, double);
    cairo_pattern_t *(*radial)(double, double, double, double, double, double);
    void (*add_stop)(cairo_pattern_t *, double, double, double, double, double);
    void (*get_device_offset)(cairo_surface_t *, double *, double *);
    unsigned char *(*image_data)(cairo_surface_t *);
    int (*image_width)(cairo_surface_t *);
    int (*image_height)(cairo_surface_t *);
    int (*image_stride)(cairo_surface_t *);
    int (*image_format)(cairo_surface_t *);
} cairo;

struct c_cairo_canvas {
    cairo_t *context;
    cairo_surface_t *surface;
};

static pthread_mutex_t load_lock = PTHREAD_MUTEX_INITIALIZER;
static bool loaded;

static int load(char *error) {
    void *library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(error, C_CAIRO_ERROR_CAPACITY, "%s", dlerror());
        return 1;
    }
    const struct { const char *name; void *slot; } names[] = {
        {"cairo_image_surface_create_for_data", &cairo.surface_for_data}, {"cairo_surface_status", &cairo.surface_status},
        {"cairo_surface_destroy", &cairo.surface_destroy}, {"cairo_surface_flush", &cairo.surface_flush},
        {"cairo_surface_mark_dirty", &cairo.surface_mark_dirty}, {"cairo_create", &cairo.create}, {"cairo_destroy", &cairo.destroy},
        {"cairo_status", &cairo.status}, {"cairo_save", &cairo.save}, {"cairo_restore", &cairo.restore},
        {"cairo_reset_clip", &cairo.reset_clip}, {"cairo_clip", &cairo.clip}, {"cairo_clip_extents", &cairo.clip_extents},
        {"cairo_identity_matrix", &cairo.identity_matrix}, {"cairo_set_matrix", &cairo.set_matrix}, {"cairo_new_path", &cairo.new_path},
        {"cairo_move_to", &cairo.move_to}, {"cairo_line_to", &cairo.line_to}, {"cairo_curve_to", &cairo.curve_to},
        {"cairo_close_path", &cairo.close_path}, {"cairo_rectangle", &cairo.rectangle}, {"cairo_fill", &cairo.fill},
        {"cairo_stroke", &cairo.stroke}, {"cairo_paint", &cairo.paint}, {"cairo_paint_with_alpha", &cairo.paint_with_alpha},
        {"cairo_set_operator", &cairo.set_operator}, {"cairo_set_antialias", &cairo.set_antialias},
        {"cairo_set_fill_rule", &cairo.set_fill_rule}, {"cairo_set_source_rgba", &cairo.set_source_rgba},
        {"cairo_set_source_surface", &cairo.set_source_surface}, {"cairo_get_source", &cairo.get_source},
        {"cairo_pattern_set_filter", &cairo.pattern_set_filter}, {"cairo_pattern_set_extend", &cairo.pattern_set_extend},
        {"cairo_set_line_width", &cairo.set_line_width}, {"cairo_set_line_cap", &cairo.set_line_cap},
        {"cairo_set_line_join", &cairo.set_line_join}, {"cairo_set_miter_limit", &cairo.set_miter_limit}, {"cairo_set_dash", &cairo.set_dash},
        {"cairo_push_group", &cairo.push_group}, {"cairo_pop_group", &cairo.pop_group},
        {"cairo_pop_group_to_source", &cairo.pop_group_to_source}, {"cairo_set_source", &cairo.set_source},
        {"cairo_mask_surface", &cairo.mask_surface}, {"cairo_pattern_get_surface", &cairo.pattern_get_surface},
        {"cairo_pattern_destroy", &cairo.pattern_destroy}, {"cairo_pattern_create_linear", &cairo.linear},
        {"cairo_pattern_create_radial", &cairo.radial}, {"cairo_pattern_add_color_stop_rgba", &cairo.add_stop},
        {"cairo_surface_get_device_offset", &cairo.get_device_offset}, {"cairo_image_surface_get_data", &cairo.image_data},
        {"cairo_image_surface_get_width", &cairo.image_width}, {"cairo_image_surface_get_height", &cairo.image_height},
        {"cairo_image_surface_get_stride", &cairo.image_stride}, {"cairo_image_surface_get_format", &cairo.image_format},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        void *symbol = dlsym(library, names[i].name);
        if (!symbol) {
            snprintf(error, C_CAIRO_ERROR_CAPACITY, "libcairo.so.2 has no %s", names[i].name);
            return 1;
        }
        memcpy(names[i].slot, &symbol, sizeof symbol);
    }
    return 0;
}

int c_cairo_load(char *error) {
    pthread_mutex_lock(&load_lock);
    int result = loaded ? 0 : load(error);
    loaded = loaded || result == 0;
    pthread_mutex_unlock(&load_lock);
    return result;
}

static cairo_surface_t *wrap_as(const uint8_t *memory, int format, int width, int height, int stride) {
    cairo_surface_t *surface = cairo.surface_for_data((unsigned char *)memory, format, width, height, stride);
    if (cairo.surface_status(surface) == STATUS_SUCCESS) return surface;
    cairo.surface_destroy(surface);
    return NULL;
}

static cairo_surface_t *wrap(const uint8_t *memory, int width, int height, int stride, bool has_alpha) {
    return wrap_as(memory, has_alpha ? FORMAT_ARGB32 : FORMAT_RGB24, width, height, stride);
}

c_cairo_canvas *c_cairo_new(uint8_t *memory, int width, int height, int stride, bool has_alpha) {
    cairo_surface_t *surface = wrap(memory, width, height, stride, has_alpha);
    if (!surface) return NULL;
    cairo_t *context = cairo.create(surface);
    c_cairo_canvas *canvas = cairo.status(context) == STATUS_SUCCESS ? malloc(sizeof *canvas) : NULL;
    if (!canvas) {
        cairo.destroy(context);
        cairo.surface_destroy(surface);
        return NULL;
    }
    canvas->context = context;
    canvas->surface = surface;
    return canvas;
}

void c_cairo_free(c_cairo_canvas *canvas) {
    if (!canvas) return;
    cairo.destroy(canvas->context);
    cairo.surface_destroy(canvas->surface);
    free(canvas);
}

void c_cairo_save(c_cairo_canvas *canvas) { cairo.save(canvas->context); }
void c_cairo_restore(c_cairo_canvas *canvas) { cairo.restore(canvas->context); }
void c_cairo_reset_clip(c_cairo_canvas *canvas) { cairo.reset_clip(canvas->context); }

void c_cairo_clip_extents(c_cairo_canvas *canvas, double box[4]) {
    cairo.clip_extents(canvas->context, &box[0], &box[1], &box[2], &box[3]);
}

void c_cairo_path(c_cairo_canvas *canvas, const uint8_t *verbs, size_t count, const double *points) {
    cairo_t *context = canvas->context;
    cairo.new_path(context);
    for (size_t i = 0; i < count; i++) {
        switch (verbs[i]) {
        case 0: cairo.move_to(context, points[0], points[1]); points += 2; break;
        case 1: cairo.line_to(context, points[0], points[1]); points += 2; break;
        case 3: cairo.curve_to(context, points[0], points[1], points[2], points[3], points[4], points[5]); points += 6; break;
        default: cairo.close_path(context);
        }
    }
}

/* Of these cairo also clears what lies outside the shape, so the shape has to be the clip. */
static bool reaches_outside(int operator) {
    return operator == OPERATOR_IN || operator == OPERATOR_OUT || operator == OPERATOR_DEST_IN || operator == OPERATOR_DEST_ATOP;
}

static void begin(c_cairo_canvas *canvas, const c_cairo_paint *paint) {
    /* The owner of the memory may have written to it since. */
    cairo.surface_mark_dirty(canvas->surface);
    cairo.save(canvas->context);
    cairo.set_operator(canvas->context, paint->operator);
    cairo.set_antialias(canvas->context, paint->antialias ? ANTIALIAS_DEFAULT : ANTIALIAS_NONE);
    cairo.set_fill_rule(canvas->context, paint->even_odd ? FILL_EVEN_ODD : FILL_WINDING);
    cairo.set_source_rgba(canvas->context, paint->red, paint->green, paint->blue, paint->alpha);
}

static void end(c_cairo_canvas *canvas) {
    cairo.restore(canvas->context);
    cairo.new_path(canvas->context);
    cairo.surface_flush(canvas->surface);
}

void c_cairo_clip(c_cairo_canvas *canvas, bool even_odd, bool antialias) {
    cairo.set_antialias(canvas->context, antialias ? ANTIALIAS_DEFAULT : ANTIALIAS_NONE);
    cairo.set_fill_rule(canvas->context, even_odd ? FILL_EVEN_ODD : FILL_WINDING);
    cairo.clip(canvas->context);
}

void c_cairo_fill(c_cairo_canvas *canvas, const c_cairo_paint *paint) {
    begin(canvas, paint);
    if (reaches_outside(paint->operator)) {
        cairo.clip(canvas->context);
        cairo.paint(canvas->context);
    } else {
        cairo.fill(canvas->context);
    }
    end(canvas);
}

void c_cairo_stroke(c_cairo_canvas *canvas, const c_cairo_paint *paint, const c_cairo_pen *pen) {
    begin(canvas, paint);
    const double *m = pen->matrix;
    const cairo_matrix_t matrix = {m[0], m[1], m[2], m[3], m[4], m[5]};
    cairo.set_matrix(canvas->context, &matrix);
    cairo.set_line_width(canvas->context, pen->width);
    cairo.set_line_cap(canvas->context, pen->cap);
    cairo.set_line_join(canvas->context, pen->join);
    cairo.set_miter_limit(canvas->context, pen->miter_limit);
    cairo.set_dash(canvas->context, pen->dashes, pen->dash_count, pen->dash_phase);
    cairo.stroke(canvas->context);
    end(canvas);
}

int c_cairo_draw(c_cairo_canvas *canvas, const uint8_t *pixels, int width, int height, int stride, bool has_alpha,
                 const double matrix[6], int filter, const c_cairo_paint *paint) {
    cairo_surface_t *picture = wrap(pixels, width, height, stride, has_alpha);
    if (!picture) return 1;
    begin(canvas, paint);
    cairo.new_path(canvas->context);
    const cairo_matrix_t map = {matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]};
    cairo.set_matrix(canvas->context, &map);
    cairo.rectangle(canvas->context, 0, 0, width, height);
    cairo.clip(canvas->context);
    cairo.set_source_surface(canvas->context, picture, 0, 0);
    cairo_pattern_t *source = cairo.get_source(canvas->context);
    cairo.pattern_set_filter(source, filter);
    /* The clip ends the picture: its border pixels must not fade into nothing when it grows. */
    cairo.pattern_set_extend(source, EXTEND_PAD);
    cairo.paint_with_alpha(canvas->context, paint->alpha);
    end(canvas);
    cairo.surface_destroy(picture);
    return 0;
}

void c_cairo_gradient(c_cairo_canvas *canvas, const c_cairo_gradient_shape *shape, const c_cairo_stop *stops, size_t count,
                      const c_cairo_paint *paint) {
    const double *c = shape->circles;
    cairo_pattern_t *pattern = shape->is_radial ? cairo.radial(c[0], c[1], c[2], c[3], c[4], c[5]) : cairo.linear(c[0], c[1], c[3], c[4]);
    for (size_t i = 0; i < count; i++) {
        cairo.add_stop(pattern, stops[i].offset, stops[i].red, stops[i].green, stops[i].blue, stops[i].alpha);
    }
    cairo.pattern_set_extend(pattern, EXTEND_PAD);
    begin(canvas, paint);
    const double *m = shape->matrix;
    const cairo_matrix_t matrix = {m[0], m[1], m[2], m[3], m[4], m[5]};
    cairo.set_matrix(canvas->context, &matrix);
    cairo.set_source(canvas->context, pattern);
    cairo.paint_with_alpha(canvas->context, paint->alpha);
    end(canvas);
    cairo.pattern_destroy(pattern);
}

void c_cairo_begin_layer(c_cairo_canvas *canvas, const double *box) {
    cairo_t *context = canvas->context;
    cairo.save(context);
    if (box) {
        cairo.new_path(context);
        cairo.rectangle(context, box[0], box[1], box[2] - box[0], box[3] - box[1]);
        cairo.set_antialias(context, ANTIALIAS_NONE);
        cairo.clip(context);
    }
    cairo.push_group(context);
}

/* The mean of each row of samples over `radius` to both sides: from `in` to `out`, whose rows and columns are exchanged. */
static void blur_rows(const uint8_t *in, uint8_t *out, int width, int height, int radius) {
    const int window = 2 * radius + 1;
    for (int y = 0; y < height; y++) {
        const uint8_t *row = in + (size_t)y * width;
        long sum = 0;
        for (int x = 0; x < radius && x < width; x++) sum += row[x];
        for (int x = 0; x < width; x++) {
            if (x + radius < width) sum += row[x + radius];
            if (x - radius - 1 >= 0) sum -= row[x - radius - 1];
            out[(size_t)x * height + y] = (uint8_t)((sum + window / 2) / window);
        }
    }
}

/* Paints the outline of a layer, blurred, in the shadow's colour and at its place. */
static void cast_shadow(cairo_t *context, cairo_pattern_t *layer, const c_cairo_shadow *shadow) {
    cairo_surface_t *picture = NULL;
    if (cairo.pattern_get_surface(layer, &picture) != STATUS_SUCCESS || cairo.image_format(picture) != FORMAT_ARGB32) return;
    cairo.surface_flush(picture);
    /* Three means in a row are nearly a bell curve; this is how far each reaches. */
    const int reach = shadow->blur > 0 ? (int)(shadow->blur / 2 * 0.94 + 0.5) : 0;
    const int radius = reach > 340 ? 340 : reach, border = 3 * radius;
    const int width = cairo.image_width(picture), height = cairo.image_height(picture);
    const int across = width + 2 * border, down = height + 2 * border, stride = (across + 3) / 4 * 4;
    const uint8_t *pixels = cairo.image_data(picture);
    uint8_t *samples = calloc((size_t)across * down, 1), *other = malloc((size_t)across * down);
    uint8_t *rows = calloc((size_t)stride * down, 1);
    if (samples && other && rows && pixels) {
        for (int y = 0; y < height; y++) {
            const uint32_t *row = (const uint32_t *)(pixels + (size_t)y * cairo.image_stride(picture));
            uint8_t *target = samples + (size_t)(y + border) * across + border;
            for (int x = 0; x < width; x++) target[x] = (uint8_t)(row[x] >> 24);
        }
        for (int pass = 0; pass < 3 && radius > 0; pass++) {
            blur_rows(samples, other, across, down, radius);
            blur_rows(other, samples, down, across, radius);
        }
        for (int y = 0; y < down; y++) memcpy(rows + (size_t)y * stride, samples + (size_t)y * across, (size_t)across);
        cairo_surface_t *blurred = wrap_as(rows, FORMAT_A8, across, down, stride);
        if (blurred) {
            double left = 0, top = 0;
            cairo.get_device_offset(picture, &left, &top);
            cairo.set_source_rgba(context, shadow->red, shadow->green, shadow->blue, shadow->alpha);
            cairo.mask_surface(context, blurred, shadow->x - left - border, shadow->y - top - border);
            /* The next source lets go of the rows. */
            cairo.set_source_rgba(context, 0, 0, 0, 0);
            cairo.surface_destroy(blurred);
        }
    }
    free(samples);
    free(other);
    free(rows);
}

void c_cairo_end_layer(c_cairo_canvas *canvas, const c_cairo_paint *paint, const c_cairo_shadow *shadow, const uint8_t *mask, int width,
                       int height, int stride) {
    cairo_t *context = canvas->context;
    cairo_pattern_t *layer = cairo.pop_group(context);
    begin(canvas, paint);
    if (mask) {
        cairo.push_group(context);
        cairo.set_operator(context, OPERATOR_OVER);
    }
    if (shadow) cast_shadow(context, layer, shadow);
    cairo.set_source(context, layer);
    cairo.paint_with_alpha(context, paint->alpha);
    if (mask) {
        cairo.pop_group_to_source(context);
        cairo_surface_t *surface = wrap_as(mask, FORMAT_A8, width, height, stride);
        if (surface) cairo.mask_surface(context, surface, 0, 0);
        cairo.surface_destroy(surface);
    }
    end(canvas);
    cairo.pattern_destroy(layer);
    cairo.restore(context);
    cairo.surface_flush(canvas->surface);
}
