#include "CPDFium.h"

#include "Apart.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

typedef struct document Document;
typedef void *Page;
typedef void *Bitmap;
typedef void *Forms;

static struct {
    void (*init)(void);
    Document *(*load_memory)(const void *, size_t, const char *);
    unsigned long (*last_error)(void);
    int (*page_count)(Document *);
    int (*page_size)(Document *, int, float[2]);
    Page (*load_page)(Document *, int);
    Bitmap (*bitmap_create)(int, int, int, void *, int);
    void (*render)(Bitmap, Page, int, int, int, int, int, int);
    Forms (*init_forms)(Document *, void *);
    void (*draw_forms)(Forms, Bitmap, Page, int, int, int, int, int, int);
    void (*render_mapped)(Bitmap, Page, const float[6], const float[4], int);
    int (*rotation)(Page);
    int (*box[C_PDFIUM_BOXES])(Page, float *, float *, float *, float *);
} pdfium;

/* What the fields of a form may ask of their viewer; a page that is only drawn asks nothing. The first version has fewer entries. */
typedef struct {
    int version;
    void *none[63];
} FormCallbacks;

/* PDFium's constants, by its documentation. */
enum { ERROR_PASSWORD = 4, ERROR_SECURITY = 5 };
enum { BITMAP_BGR = 2, BITMAP_BGRA = 4 };
enum { DRAW_ANNOTATIONS = 0x01, REVERSE_BYTE_ORDER = 0x10 };

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static bool loaded;

static c_pdfium_result load(const char *path, char *error) {
    if (loaded) return C_PDFIUM_OK;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(error, C_PDFIUM_ERROR_CAPACITY, "%s", dlerror());
        return C_PDFIUM_MISSING;
    }
    const struct { const char *name; void *slot; } names[] = {
        {"FPDF_InitLibrary", &pdfium.init}, {"FPDF_LoadMemDocument64", &pdfium.load_memory},
        {"FPDF_GetLastError", &pdfium.last_error}, {"FPDF_GetPageCount", &pdfium.page_count},
        {"FPDF_GetPageSizeByIndexF", &pdfium.page_size}, {"FPDF_LoadPage", &pdfium.load_page},
        {"FPDFBitmap_CreateEx", &pdfium.bitmap_create}, {"FPDF_RenderPageBitmap", &pdfium.render},
        {"FPDFDOC_InitFormFillEnvironment", &pdfium.init_forms}, {"FPDF_FFLDraw", &pdfium.draw_forms},
        {"FPDF_RenderPageBitmapWithMatrix", &pdfium.render_mapped}, {"FPDFPage_GetRotation", &pdfium.rotation},
        {"FPDFPage_GetMediaBox", &pdfium.box[0]}, {"FPDFPage_GetCropBox", &pdfium.box[1]},
        {"FPDFPage_GetBleedBox", &pdfium.box[2]}, {"FPDFPage_GetTrimBox", &pdfium.box[3]},
        {"FPDFPage_GetArtBox", &pdfium.box[4]},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        void *symbol = dlsym(library, names[i].name);
        if (!symbol) {
            snprintf(error, C_PDFIUM_ERROR_CAPACITY, "%s has no %s: not the PDFium that Sightread wants", path, names[i].name);
            return C_PDFIUM_MISSING;
        }
        memcpy(names[i].slot, &symbol, sizeof symbol);
    }
    pdfium.init();
    loaded = true;
    return C_PDFIUM_OK;
}

c_pdfium_result c_pdfium_load(const char *path, char *error) {
    pthread_mutex_lock(&turn);
    c_pdfium_result result = load(path, error);
    pthread_mutex_unlock(&turn);
    return result;
}

/* What is wanted of a document, and the way of what came of it. */
typedef struct {
    const void *data;
    size_t length;
    const char *password;
    int page, width, height, channels;
    const c_pdfium_placement *placement;
    struct Answer {
        c_pdfium_result result;
        int pages;
        float size[2];
        c_pdfium_page description;
        uint8_t samples[]; /* when a page is to be drawn */
    } *answer;
} Job;

static Document *opened(const Job *job) {
    Document *document = pdfium.load_memory(job->data, job->length, job->password);
    if (!document) {
        unsigned long error = pdfium.last_error();
        job->answer->result =
            error == ERROR_PASSWORD || error == ERROR_SECURITY ? C_PDFIUM_ENCRYPTED : C_PDFIUM_DAMAGED;
    }
    return document;
}

/* The copy of the process ends after its work, so nothing is given back in it. */
static void describe(void *context) {
    const Job *job = context;
    Document *document = opened(job);
    if (!document) return;
    job->answer->pages = pdfium.page_count(document);
    job->answer->result = pdfium.page_size(document, job->page, job->answer->size) ? C_PDFIUM_OK : C_PDFIUM_NO_PAGE;
}

static void draw(void *context) {
    const Job *job = context;
    Document *document = opened(job);
    if (!document) return;
    job->answer->result = C_PDFIUM_NO_PAGE;
    Page page = pdfium.load_page(document, job->page);
    if (!page) return;
    memset(job->answer->samples, 255, (size_t)job->width * job->height * 3);
    Bitmap bitmap = pdfium.bitmap_create(job->width, job->height, BITMAP_BGR, job->answer->samples, job->width * 3);
    if (!bitmap) return;
    pdfium.render(bitmap, page, 0, 0, job->width, job->height, 0, DRAW_ANNOTATIONS | REVERSE_BYTE_ORDER);
    /* What comes now is more than a page needs: it stands, even if its form breaks down. */
    job->answer->result = C_PDFIUM_OK;
    FormCallbacks callbacks = {.version = 1};
    Forms forms = pdfium.init_forms(document, &callbacks);
    if (forms) pdfium.draw_forms(forms, bitmap, page, 0, 0, job->width, job->height, 0, DRAW_ANNOTATIONS | REVERSE_BYTE_ORDER);
}

/* The page's boxes as it says or inherits them; those that are not said have no size. */
static void describe_page(void *context) {
    const Job *job = context;
    Document *document = opened(job);
    if (!document) return;
    c_pdfium_page *description = &job->answer->description;
    description->pages = pdfium.page_count(document);
    job->answer->result = C_PDFIUM_NO_PAGE;
    Page page = pdfium.load_page(document, job->page);
    if (!page || !pdfium.page_size(document, job->page, job->answer->size)) return;
    description->width = job->answer->size[0];
    description->height = job->answer->size[1];
    description->quarter_turns = pdfium.rotation(page);
    for (int i = 0; i < C_PDFIUM_BOXES; i++) {
        float *box = description->boxes[i];
        if (!pdfium.box[i](page, &box[0], &box[1], &box[2], &box[3])) memset(box, 0, sizeof description->boxes[i]);
    }
    job->answer->result = C_PDFIUM_OK;
}

static void draw_mapped(void *context) {
    const Job *job = context;
    const c_pdfium_placement *placement = job->placement;
    Document *document = opened(job);
    if (!document) return;
    job->answer->result = C_PDFIUM_NO_PAGE;
    Page page = pdfium.load_page(document, job->page);
    if (!page) return;
    Bitmap bitmap = pdfium.bitmap_create(job->width, job->height, BITMAP_BGRA, job->answer->samples, job->width * 4);
    if (!bitmap) return;
    const float clip[4] = {0, 0, (float)job->width, (float)job->height};
    pdfium.render_mapped(bitmap, page, placement->matrix, clip, DRAW_ANNOTATIONS | REVERSE_BYTE_ORDER);
    job->answer->result = C_PDFIUM_OK;
    if (placement->form_width <= 0 || placement->form_height <= 0) return;
    FormCallbacks callbacks = {.version = 1};
    Forms forms = pdfium.init_forms(document, &callbacks);
    if (forms) {
        pdfium.draw_forms(forms, bitmap, page, placement->form_x, placement->form_y, placement->form_width,
                          placement->form_height, 0, DRAW_ANNOTATIONS | REVERSE_BYTE_ORDER);
    }
}

static size_t answer_size(int width, int height, int channels) {
    return sizeof(struct Answer) + (size_t)width * height * channels;
}

/* Has the work done; its answer must be unmapped, unless there is none. */
static c_pdfium_result perform(void (*work)(void *), Job *job, double seconds) {
    size_t size = answer_size(job->width, job->height, job->channels);
    job->answer = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (job->answer == MAP_FAILED) {
        job->answer = NULL;
        return C_PDFIUM_NO_MEMORY;
    }
    job->answer->result = C_PDFIUM_BROKEN;
    switch (apart(work, job, seconds, (size_t)C_PDFIUM_MEMORY_LIMIT << 20)) {
    case APART_OUT_OF_TIME: return C_PDFIUM_OUT_OF_TIME;
    case APART_IMPOSSIBLE: return C_PDFIUM_NO_MEMORY;
    default: return job->answer->result;
    }
}

c_pdfium_result c_pdfium_describe(
    const void *data, size_t length, int page, double seconds, int *pages, float *width, float *height) {
    Job job = {.data = data, .length = length, .page = page};
    c_pdfium_result result = perform(describe, &job, seconds);
    if (!job.answer) return result;
    *pages = job.answer->pages;
    *width = job.answer->size[0];
    *height = job.answer->size[1];
    munmap(job.answer, answer_size(0, 0, 0));
    return result;
}

c_pdfium_result c_pdfium_draw(
    const void *data, size_t length, int page, int width, int height, double seconds, uint8_t **samples) {
    Job job = {.data = data, .length = length, .page = page, .width = width, .height = height, .channels = 3};
    c_pdfium_result result = perform(draw, &job, seconds);
    *samples = result == C_PDFIUM_OK ? job.answer->samples : NULL;
    if (result != C_PDFIUM_OK && job.answer) munmap(job.answer, answer_size(width, height, 3));
    return result;
}

c_pdfium_result c_pdfium_describe_page(
    const void *data, size_t length, const char *password, int page, double seconds, c_pdfium_page *description) {
    Job job = {.data = data, .length = length, .password = password, .page = page};
    c_pdfium_result result = perform(describe_page, &job, seconds);
    if (!job.answer) return result;
    *description = job.answer->description;
    munmap(job.answer, answer_size(0, 0, 0));
    return result;
}

c_pdfium_result c_pdfium_draw_placed(
    const void *data, size_t length, const char *password, int page, int width, int height,
    const c_pdfium_placement *placement, double seconds, uint8_t **samples) {
    Job job = {.data = data, .length = length, .password = password, .page = page, .width = width, .height = height,
               .channels = 4, .placement = placement};
    c_pdfium_result result = perform(draw_mapped, &job, seconds);
    *samples = result == C_PDFIUM_OK ? job.answer->samples : NULL;
    if (result != C_PDFIUM_OK && job.answer) munmap(job.answer, answer_size(width, height, 4));
    return result;
}

void c_pdfium_free(uint8_t *samples, int width, int height, int channels) {
    munmap(samples - offsetof(struct Answer, samples), answer_size(width, height, channels));
}
