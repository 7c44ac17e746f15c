#ifndef SIGHTREAD_CPDFIUM_H
#define SIGHTREAD_CPDFIUM_H

#include <stddef.h>
#include <stdint.h>

/* The few calls of PDFium that Sightread makes. The library is loaded at run time: it comes without headers. A page can ask it for
   any amount of memory and time, so that every call does its work in a short-lived copy of the process, with limits of its own. */

enum { C_PDFIUM_ERROR_CAPACITY = 256 };

/* Megabytes that the work on a page may take beside the page's samples. */
enum { C_PDFIUM_MEMORY_LIMIT = 768 };

typedef enum {
    C_PDFIUM_OK = 0,
    C_PDFIUM_DAMAGED,     /* no PDF, or one that cannot be read */
    C_PDFIUM_ENCRYPTED,   /* needs a password, or a security handler that PDFium has not */
    C_PDFIUM_NO_PAGE,     /* the page cannot be read */
    C_PDFIUM_OUT_OF_TIME, /* the page was stopped at its time limit */
    C_PDFIUM_BROKEN,      /* the page wanted more memory than there is for it, or broke the library */
    C_PDFIUM_NO_MEMORY,   /* there is no memory to begin with */
    C_PDFIUM_MISSING      /* the library cannot be loaded; `error` says why */
} c_pdfium_result;

/* Once a process. */
c_pdfium_result c_pdfium_load(const char *path, char *error);

/* How many pages there are, and the size of one in points (1/72 inch), as displayed. */
c_pdfium_result c_pdfium_describe(
    const void *data, size_t length, int page, double seconds, int *pages, float *width, float *height);

/* Draws a page over white: width × height pixels of red, green and blue, rows one after the other. */
c_pdfium_result c_pdfium_draw(
    const void *data, size_t length, int page, int width, int height, double seconds, uint8_t **samples);

/* Boxes of a page: media, crop, bleed, trim, art. */
enum { C_PDFIUM_BOXES = 5 };

typedef struct {
    int pages;                       /* of the document; also when the page is not there */
    float width, height;             /* points, as displayed */
    int quarter_turns;               /* clockwise, for display */
    float boxes[C_PDFIUM_BOXES][4];  /* left, bottom, right, top in points; nothing where the page does not say */
} c_pdfium_page;

/* `password` is NULL for none. */
c_pdfium_result c_pdfium_describe_page(
    const void *data, size_t length, const char *password, int page, double seconds, c_pdfium_page *description);

typedef struct {
    /* Takes the page as displayed, in points from its upper left corner, to pixels from the upper left corner. */
    float matrix[6];
    /* Where the fields of its form go, which can only be drawn upright; no width for leaving them out. */
    int form_x, form_y, form_width, form_height;
} c_pdfium_placement;

/* Draws a page over nothing: width × height pixels of red, green, blue and alpha, not premultiplied. */
c_pdfium_result c_pdfium_draw_placed(
    const void *data, size_t length, const char *password, int page, int width, int height,
    const c_pdfium_placement *placement, double seconds, uint8_t **samples);

/* `channels` is 3 for c_pdfium_draw, 4 for c_pdfium_draw_placed. */
void c_pdfium_free(uint8_t *samples, int width, int height, int channels);

#endif
