#ifndef SIGHTREAD_CCAIRO_H
#define SIGHTREAD_CCAIRO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The few calls of cairo that drawing makes. The library is loaded at run time, so that what never draws does not need it. A canvas
   is used by one thread at a time; different canvases by any. Coordinates are pixels from the top left, y downwards. */

enum { C_CAIRO_ERROR_CAPACITY = 256 };

/* Loads the library, once a process. Returns 0, or another number and a message. */
int c_cairo_load(char *error);

typedef struct c_cairo_canvas c_cairo_canvas;

/* The memory that is drawn on: rows of 32-bit pixels of blue, green, red and premultiplied alpha, or a byte that means nothing.
   `stride` is a multiple of 4. The memory must stay until c_cairo_free. NULL when the size is impossible. */
c_cairo_canvas *c_cairo_new(uint8_t *memory, int width, int height, int stride, bool has_alpha);
void c_cairo_free(c_cairo_canvas *canvas);

/* Keeps the clip, and brings it back. */
void c_cairo_save(c_cairo_canvas *canvas);
void c_cairo_restore(c_cairo_canvas *canvas);
void c_cairo_reset_clip(c_cairo_canvas *canvas);
/* Left, top, right, bottom. */
void c_cairo_clip_extents(c_cairo_canvas *canvas, double box[4]);

/* Replaces the current path. A verb is 0 for move, 1 for line, 3 for curve, 4 for close; it takes 1, 1, 3 and 0 points, which are
   two numbers each. */
void c_cairo_path(c_cairo_canvas *canvas, const uint8_t *verbs, size_t count, const double *points);

typedef struct {
    double red, green, blue, alpha;     /* not premultiplied */
    int operator;                       /* cairo_operator_t */
    bool even_odd, antialias;
} c_cairo_paint;

typedef struct {
    double matrix[6];                   /* of the pen: user space to pixels */
    double width, miter_limit, dash_phase;
    const double *dashes;
    int dash_count;
    int cap, join;                      /* cairo_line_cap_t, cairo_line_join_t */
} c_cairo_pen;

/* These use the current path up. */
void c_cairo_clip(c_cairo_canvas *canvas, bool even_odd, bool antialias);
void c_cairo_fill(c_cairo_canvas *canvas, const c_cairo_paint *paint);
void c_cairo_stroke(c_cairo_canvas *canvas, const c_cairo_paint *paint, const c_cairo_pen *pen);

/* Draws a picture of the canvas' kind of pixels. `matrix` takes its pixels to the canvas'; of `paint` alpha, operator and antialias
   count. `filter` is a cairo_filter_t. Returns 0, or another number when the picture's size is impossible. */
int c_cairo_draw(c_cairo_canvas *canvas, const uint8_t *pixels, int width, int height, int stride, bool has_alpha,
                 const double matrix[6], int filter, const c_cairo_paint *paint);

typedef struct { double offset, red, green, blue, alpha; } c_cairo_stop;   /* not premultiplied */

typedef struct {
    bool is_radial;
    double circles[6];   /* two points with radii: x, y, radius each */
    double matrix[6];    /* their space to pixels */
} c_cairo_gradient_shape;

/* Paints the clip; of `paint` alpha and operator count. Beyond its ends a gradient goes on in the colours of its first and last stop. */
void c_cairo_gradient(c_cairo_canvas *canvas, const c_cairo_gradient_shape *shape, const c_cairo_stop *stops, size_t count,
                      const c_cairo_paint *paint);

typedef struct {
    double x, y;                        /* how far from what throws it */
    double blur;                        /* twice the standard deviation of the bell curve */
    double red, green, blue, alpha;     /* not premultiplied */
} c_cairo_shadow;

/* What is drawn now goes into a layer, which begins as nothing; in `box` (left, top, right, bottom) alone, unless it is NULL. */
void c_cairo_begin_layer(c_cairo_canvas *canvas, const double *box);
/* Brings the layer down; of `paint` alpha and operator count. `shadow` may be NULL, as may `mask`, a byte a pixel of the canvas that says
   how much of it arrives; its `stride` is a multiple of 4. */
void c_cairo_end_layer(c_cairo_canvas *canvas, const c_cairo_paint *paint, const c_cairo_shadow *shadow, const uint8_t *mask, int width,
                       int height, int stride);

#endif
