#ifndef SIGHTREAD_CPANGO_H
#define SIGHTREAD_CPANGO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The few calls of Pango that writing makes: text becomes lines, and lines become outlines. The libraries are loaded at run time, so
   that what never writes does not need them. Lengths are in the unit of the fonts' sizes, y downwards. A layout is used by the thread
   that made it; every thread may make its own. */

enum { C_PANGO_ERROR_CAPACITY = 256 };

/* Loads the libraries, once a process. Returns 0, or another number and a message; also when the machine has no font at all. */
int c_pango_load(char *error);

typedef struct {
    const char *family;  /* one, or several with commas between them */
    int weight;          /* from 100 to 1000, 400 for books */
    bool is_italic;
    double size;         /* of the em square */
} c_pango_font;

typedef struct {
    double ascent, descent;                                            /* both positive */
    double underline_position, underline_thickness;                    /* its top, upwards from the baseline */
    double strikethrough_position, strikethrough_thickness;
} c_pango_metrics;

void c_pango_measure(const c_pango_font *font, c_pango_metrics *metrics);
bool c_pango_has_family(const char *family);

/* Bytes from `start` to before `end`, in one font. */
typedef struct {
    unsigned start, end;
    c_pango_font font;
    double spacing;      /* more of it between letters */
} c_pango_run;

typedef enum { C_PANGO_WRAP_WORDS = 0, C_PANGO_WRAP_LETTERS = 1 } c_pango_wrapping;
typedef enum { C_PANGO_KEEP = 0, C_PANGO_OMIT_START, C_PANGO_OMIT_MIDDLE, C_PANGO_OMIT_END } c_pango_omission;

/* One paragraph: UTF-8 without a line end. */
typedef struct {
    const char *text;
    size_t length;
    const c_pango_run *runs;
    size_t run_count;
    c_pango_font font;   /* of what no run covers */
    double width;        /* where lines end; below 0 for nowhere */
    double indent;       /* of the first line; below 0 for all others */
    c_pango_wrapping wrapping;
    c_pango_omission omission;
    int lines;           /* at most, where something is omitted that does not fit; 0 for any number */
    bool is_justified;
} c_pango_paragraph;

typedef struct c_pango_layout c_pango_layout;

/* NULL when there is no memory. */
c_pango_layout *c_pango_new(const c_pango_paragraph *paragraph);
void c_pango_free(c_pango_layout *layout);

bool c_pango_is_right_to_left(const c_pango_layout *layout);
int c_pango_line_count(c_pango_layout *layout);

typedef struct {
    double width, ascent, descent;
    unsigned start, length;   /* bytes of the text */
    int runs;
} c_pango_line;

void c_pango_get_line(c_pango_layout *layout, int line, c_pango_line *description);

/* A piece of a line with one look, from left to right. */
typedef struct {
    unsigned start;           /* the byte of the text that its look is of */
    double x, width;
    uint8_t *verbs;           /* 0 move, 1 line, 3 curve, 4 close; they take 1, 1, 3 and 0 points of two numbers */
    double *points;           /* from the line's start on its baseline, y downwards */
    size_t verb_count, point_count;
} c_pango_outline;

/* The outline of a run, to be given back. Letters that are pictures have none. Returns 0, or another number when there is no memory. */
int c_pango_get_outline(c_pango_layout *layout, int line, int run, c_pango_outline *outline);
void c_pango_free_outline(c_pango_outline *outline);

#endif
