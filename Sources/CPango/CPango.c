#include "CPango.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Pango's and cairo's types and constants, by their documentation. */
typedef struct { int x, y, width, height; } Rectangle;
typedef struct Link { void *data; struct Link *next; } Link;
typedef struct { void *layout; int start_index, length; Link *runs; } Line;
typedef struct {
    void *shape_engine, *language_engine, *font;
    uint8_t level, gravity, flags, script;
    void *language;
    Link *extra;
} Analysis;
typedef struct { int offset, length, characters; Analysis analysis; } Item;
typedef struct { Item *item; void *glyphs; } Run;
typedef struct { const void *class; unsigned start_index, end_index; } Attribute;
typedef union {
    struct { int type, length; } header;
    struct { double x, y; } point;
} PathPart;
typedef struct { int status; PathPart *data; int count; } Path;

enum { SCALE = 1024 };
enum { STYLE_NORMAL = 0, STYLE_ITALIC = 2 };
enum { WRAP_CHAR = 1, WRAP_WORD_CHAR = 2 };
enum { DIRECTION_RTL = 1, DIRECTION_WEAK_RTL = 5 };
enum { ANTIALIAS_GRAY = 2, HINT_STYLE_NONE = 1, HINT_METRICS_OFF = 1, CONTENT_ALPHA = 0x2000 };
enum { PATH_MOVE_TO = 0, PATH_LINE_TO = 1, PATH_CURVE_TO = 2, PATH_CLOSE = 3 };

static struct {
    void *(*font_map)(void);
    void *(*create_context)(void *);
    void (*list_families)(void *, void ***, int *);
    const char *(*family_name)(void *);
    void (*set_font_options)(void *, const void *);
    void (*set_round_positions)(void *, int);
    void *(*get_metrics)(void *, const void *, void *);
    int (*ascent)(void *), (*descent)(void *);
    int (*underline_position)(void *), (*underline_thickness)(void *);
    int (*strikethrough_position)(void *), (*strikethrough_thickness)(void *);
    void (*metrics_unref)(void *);
    void *(*description_new)(void);
    void (*description_free)(void *);
    void (*set_family)(void *, const char *);
    void (*set_weight)(void *, int);
    void (*set_style)(void *, int);
    void (*set_size)(void *, double);
    void *(*attributes_new)(void);
    void (*attributes_unref)(void *);
    void (*attributes_insert)(void *, Attribute *);
    Attribute *(*font_attribute)(const void *);
    Attribute *(*spacing_attribute)(int);
    Attribute *(*color_attribute)(uint16_t, uint16_t, uint16_t);
    int (*base_direction)(const char *, int);
    void *(*layout_new)(void *);
    void (*set_text)(void *, const char *, int);
    void (*set_attributes)(void *, void *);
    void (*set_font)(void *, const void *);
    void (*set_width)(void *, int);
    void (*set_height)(void *, int);
    void (*set_indent)(void *, int);
    void (*set_wrap)(void *, int);
    void (*set_ellipsize)(void *, int);
    void (*set_justify)(void *, int);
    int (*line_count)(void *);
    Line *(*get_line)(void *, int);
    void (*line_extents)(Line *, Rectangle *, Rectangle *);
    int (*glyphs_width)(void *);
    void (*glyphs_path)(void *, void *, void *);
    void (*unref)(void *);
    void (*free)(void *);
    void *(*options_new)(void);
    void (*options_destroy)(void *);
    void (*set_antialias)(void *, int);
    void (*set_hint_style)(void *, int);
    void (*set_hint_metrics)(void *, int);
    void *(*surface_new)(int, const void *);
    void (*surface_destroy)(void *);
    void *(*cairo_new)(void *);
    void (*cairo_destroy)(void *);
    void (*move_to)(void *, double, double);
    Path *(*copy_path)(void *);
    void (*path_destroy)(Path *);
} pango;

struct c_pango_layout {
    void *layout;
    bool is_right_to_left;
};

static pthread_mutex_t load_lock = PTHREAD_MUTEX_INITIALIZER;
static bool loaded;

typedef struct { const char *name; void *slot; } Symbol;

static int find(const char *file, const Symbol *symbols, size_t count, char *error) {
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(error, C_PANGO_ERROR_CAPACITY, "%s", dlerror());
        return 1;
    }
    for (size_t i = 0; i < count; i++) {
        void *symbol = dlsym(library, symbols[i].name);
        if (!symbol) {
            snprintf(error, C_PANGO_ERROR_CAPACITY, "%s has no %s", file, symbols[i].name);
            return 1;
        }
        memcpy(symbols[i].slot, &symbol, sizeof symbol);
    }
    return 0;
}

/* Pango lists kinds of fonts among families, whether or not there is a font of the kind. */
static bool is_kind(const char *family) {
    static const char *const kinds[] = {"Sans", "Serif", "Monospace", "System-ui"};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (strcasecmp(family, kinds[i]) == 0) return true;
    }
    return false;
}

static int load(char *error) {
    const Symbol of_pango[] = {
        {"pango_font_map_create_context", &pango.create_context}, {"pango_font_map_list_families", &pango.list_families},
        {"pango_font_family_get_name", &pango.family_name}, {"pango_context_get_metrics", &pango.get_metrics},
        {"pango_context_set_round_glyph_positions", &pango.set_round_positions},
        {"pango_font_metrics_get_ascent", &pango.ascent}, {"pango_font_metrics_get_descent", &pango.descent},
        {"pango_font_metrics_get_underline_position", &pango.underline_position},
        {"pango_font_metrics_get_underline_thickness", &pango.underline_thickness},
        {"pango_font_metrics_get_strikethrough_position", &pango.strikethrough_position},
        {"pango_font_metrics_get_strikethrough_thickness", &pango.strikethrough_thickness},
        {"pango_font_metrics_unref", &pango.metrics_unref}, {"pango_font_description_new", &pango.description_new},
        {"pango_font_description_free", &pango.description_free}, {"pango_font_description_set_family", &pango.set_family},
        {"pango_font_description_set_weight", &pango.set_weight}, {"pango_font_description_set_style", &pango.set_style},
        {"pango_font_description_set_absolute_size", &pango.set_size}, {"pango_attr_list_new", &pango.attributes_new},
        {"pango_attr_list_unref", &pango.attributes_unref}, {"pango_attr_list_insert", &pango.attributes_insert},
        {"pango_attr_font_desc_new", &pango.font_attribute}, {"pango_attr_letter_spacing_new", &pango.spacing_attribute},
        {"pango_attr_foreground_new", &pango.color_attribute}, {"pango_find_base_dir", &pango.base_direction},
        {"pango_layout_new", &pango.layout_new}, {"pango_layout_set_text", &pango.set_text},
        {"pango_layout_set_attributes", &pango.set_attributes}, {"pango_layout_set_font_description", &pango.set_font},
        {"pango_layout_set_width", &pango.set_width}, {"pango_layout_set_height", &pango.set_height},
        {"pango_layout_set_indent", &pango.set_indent}, {"pango_layout_set_wrap", &pango.set_wrap},
        {"pango_layout_set_ellipsize", &pango.set_ellipsize}, {"pango_layout_set_justify", &pango.set_justify},
        {"pango_layout_get_line_count", &pango.line_count}, {"pango_layout_get_line_readonly", &pango.get_line},
        {"pango_layout_line_get_extents", &pango.line_extents}, {"pango_glyph_string_get_width", &pango.glyphs_width},
    };
    const Symbol of_pangocairo[] = {
        {"pango_cairo_font_map_get_default", &pango.font_map}, {"pango_cairo_glyph_string_path", &pango.glyphs_path},
        {"pango_cairo_context_set_font_options", &pango.set_font_options},
    };
    const Symbol of_gobject[] = {{"g_object_unref", &pango.unref}};
    const Symbol of_glib[] = {{"g_free", &pango.free}};
    const Symbol of_cairo[] = {
        {"cairo_font_options_create", &pango.options_new}, {"cairo_font_options_destroy", &pango.options_destroy},
        {"cairo_font_options_set_antialias", &pango.set_antialias}, {"cairo_font_options_set_hint_style", &pango.set_hint_style},
        {"cairo_font_options_set_hint_metrics", &pango.set_hint_metrics}, {"cairo_recording_surface_create", &pango.surface_new},
        {"cairo_surface_destroy", &pango.surface_destroy}, {"cairo_create", &pango.cairo_new}, {"cairo_destroy", &pango.cairo_destroy},
        {"cairo_move_to", &pango.move_to}, {"cairo_copy_path", &pango.copy_path}, {"cairo_path_destroy", &pango.path_destroy},
    };
#define COUNT(list) (sizeof(list) / sizeof *(list))
    if (find("libpango-1.0.so.0", of_pango, COUNT(of_pango), error)
        || find("libpangocairo-1.0.so.0", of_pangocairo, COUNT(of_pangocairo), error)
        || find("libgobject-2.0.so.0", of_gobject, COUNT(of_gobject), error)
        || find("libglib-2.0.so.0", of_glib, COUNT(of_glib), error)
        || find("libcairo.so.2", of_cairo, COUNT(of_cairo), error)) return 1;
#undef COUNT
    void **families = NULL;
    int count = 0;
    bool has_font = false;
    pango.list_families(pango.font_map(), &families, &count);
    for (int i = 0; i < count && !has_font; i++) has_font = !is_kind(pango.family_name(families[i]));
    pango.free(families);
    if (!has_font) snprintf(error, C_PANGO_ERROR_CAPACITY, "this machine has no font");
    return has_font ? 0 : 1;
}

int c_pango_load(char *error) {
    pthread_mutex_lock(&load_lock);
    int result = loaded ? 0 : load(error);
    loaded = loaded || result == 0;
    pthread_mutex_unlock(&load_lock);
    return result;
}

static int units(double length) {
    double scaled = length * SCALE;
    return scaled >= INT_MAX / 2 ? INT_MAX / 2 : scaled <= INT_MIN / 2 ? INT_MIN / 2 : (int)scaled;
}

/* Letters as they are drawn, wherever they fall: lengths must not depend on where pixels are. */
static void *new_context(void) {
    void *context = pango.create_context(pango.font_map());
    void *options = pango.options_new();
    pango.set_antialias(options, ANTIALIAS_GRAY);
    pango.set_hint_style(options, HINT_STYLE_NONE);
    pango.set_hint_metrics(options, HINT_METRICS_OFF);
    pango.set_font_options(context, options);
    pango.options_destroy(options);
    pango.set_round_positions(context, 0);
    return context;
}

static void *new_description(const c_pango_font *font) {
    void *description = pango.description_new();
    pango.set_family(description, font->family);
    pango.set_weight(description, font->weight);
    pango.set_style(description, font->is_italic ? STYLE_ITALIC : STYLE_NORMAL);
    pango.set_size(description, font->size * SCALE);
    return description;
}

void c_pango_measure(const c_pango_font *font, c_pango_metrics *metrics) {
    void *context = new_context(), *description = new_description(font);
    void *found = pango.get_metrics(context, description, NULL);
    metrics->ascent = (double)pango.ascent(found) / SCALE;
    metrics->descent = (double)pango.descent(found) / SCALE;
    metrics->underline_position = (double)pango.underline_position(found) / SCALE;
    metrics->underline_thickness = (double)pango.underline_thickness(found) / SCALE;
    metrics->strikethrough_position = (double)pango.strikethrough_position(found) / SCALE;
    metrics->strikethrough_thickness = (double)pango.strikethrough_thickness(found) / SCALE;
    pango.metrics_unref(found);
    pango.description_free(description);
    pango.unref(context);
}

bool c_pango_has_family(const char *family) {
    void **families = NULL;
    int count = 0;
    bool found = false;
    pango.list_families(pango.font_map(), &families, &count);
    for (int i = 0; i < count && !found; i++) found = strcasecmp(pango.family_name(families[i]), family) == 0;
    pango.free(families);
    return found;
}

static void add(void *attributes, Attribute *attribute, const c_pango_run *run) {
    attribute->start_index = run->start;
    attribute->end_index = run->end;
    pango.attributes_insert(attributes, attribute);
}

c_pango_layout *c_pango_new(const c_pango_paragraph *paragraph) {
    c_pango_layout *result = malloc(sizeof *result);
    if (!result) return NULL;
    void *context = new_context();
    void *layout = pango.layout_new(context);
    pango.unref(context);
    int length = paragraph->length > INT_MAX ? INT_MAX : (int)paragraph->length;
    pango.set_text(layout, paragraph->text, length);
    void *description = new_description(&paragraph->font);
    pango.set_font(layout, description);
    pango.description_free(description);
    void *attributes = pango.attributes_new();
    for (size_t i = 0; i < paragraph->run_count; i++) {
        const c_pango_run *run = &paragraph->runs[i];
        description = new_description(&run->font);
        add(attributes, pango.font_attribute(description), run);
        pango.description_free(description);
        if (run->spacing != 0) add(attributes, pango.spacing_attribute(units(run->spacing)), run);
        /* No two of them look the same, so that Pango's runs never reach over the ends of ours. */
        add(attributes, pango.color_attribute((uint16_t)i, (uint16_t)(i >> 16), 0), run);
    }
    pango.set_attributes(layout, attributes);
    pango.attributes_unref(attributes);
    pango.set_width(layout, paragraph->width < 0 ? -1 : units(paragraph->width));
    pango.set_indent(layout, units(paragraph->indent));
    pango.set_wrap(layout, paragraph->wrapping == C_PANGO_WRAP_LETTERS ? WRAP_CHAR : WRAP_WORD_CHAR);
    pango.set_justify(layout, paragraph->is_justified);
    if (paragraph->omission != C_PANGO_KEEP && paragraph->lines > 0) {
        pango.set_ellipsize(layout, (int)paragraph->omission);
        pango.set_height(layout, -paragraph->lines);
    }
    int direction = pango.base_direction(paragraph->text, length);
    result->layout = layout;
    result->is_right_to_left = direction == DIRECTION_RTL || direction == DIRECTION_WEAK_RTL;
    return result;
}

void c_pango_free(c_pango_layout *layout) {
    if (!layout) return;
    pango.unref(layout->layout);
    free(layout);
}

bool c_pango_is_right_to_left(const c_pango_layout *layout) { return layout->is_right_to_left; }

int c_pango_line_count(c_pango_layout *layout) { return pango.line_count(layout->layout); }

void c_pango_get_line(c_pango_layout *layout, int number, c_pango_line *description) {
    Line *line = pango.get_line(layout->layout, number);
    Rectangle logical = {0};
    pango.line_extents(line, NULL, &logical);
    description->width = (double)logical.width / SCALE;
    description->ascent = (double)-logical.y / SCALE;
    description->descent = (double)(logical.height + logical.y) / SCALE;
    description->start = (unsigned)line->start_index;
    description->length = (unsigned)line->length;
    description->runs = 0;
    for (Link *link = line->runs; link; link = link->next) description->runs++;
}

static int copy_path(const Path *path, c_pango_outline *outline) {
    outline->verbs = malloc((size_t)path->count + 1);
    outline->points = malloc(((size_t)path->count + 1) * 2 * sizeof(double));
    if (!outline->verbs || !outline->points) {
        c_pango_free_outline(outline);
        return 1;
    }
    static const uint8_t verbs[] = {[PATH_MOVE_TO] = 0, [PATH_LINE_TO] = 1, [PATH_CURVE_TO] = 3, [PATH_CLOSE] = 4};
    for (int i = 0; i < path->count; i += path->data[i].header.length) {
        int type = path->data[i].header.type;
        outline->verbs[outline->verb_count++] = verbs[type];
        int points = type == PATH_CURVE_TO ? 3 : type == PATH_CLOSE ? 0 : 1;
        for (int point = 1; point <= points; point++) {
            outline->points[2 * outline->point_count] = path->data[i + point].point.x;
            outline->points[2 * outline->point_count + 1] = path->data[i + point].point.y;
            outline->point_count++;
        }
    }
    return 0;
}

int c_pango_get_outline(c_pango_layout *layout, int number, int index, c_pango_outline *outline) {
    memset(outline, 0, sizeof *outline);
    int x = 0;
    Link *link = pango.get_line(layout->layout, number)->runs;
    for (int i = 0; i < index; i++, link = link->next) x += pango.glyphs_width(((Run *)link->data)->glyphs);
    const Run *run = link->data;
    outline->start = (unsigned)run->item->offset;
    outline->x = (double)x / SCALE;
    outline->width = (double)pango.glyphs_width(run->glyphs) / SCALE;
    /* A canvas without end, which nothing is drawn on: of any other one cairo leaves out letters that are far outside. */
    void *surface = pango.surface_new(CONTENT_ALPHA, NULL);
    void *cairo = pango.cairo_new(surface);
    pango.surface_destroy(surface);
    pango.move_to(cairo, outline->x, 0);
    pango.glyphs_path(cairo, run->item->analysis.font, run->glyphs);
    Path *path = pango.copy_path(cairo);
    int result = copy_path(path, outline);
    pango.path_destroy(path);
    pango.cairo_destroy(cairo);
    return result;
}

void c_pango_free_outline(c_pango_outline *outline) {
    free(outline->verbs);
    free(outline->points);
    outline->verbs = NULL;
    outline->points = NULL;
}
