#include "CPDFium.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

typedef void *Page;
typedef void *Bitmap;

static struct {
    void (*init)(void);
    c_pdfium_document *(*load_memory)(const void *, size_t, const char *);
    unsigned long (*last_error)(void);
    int (*page_count)(c_pdfium_document *);
    Page (*load_page)(c_pdfium_document *, int);
    float (*page_width)(Page);
    float (*page_height)(Page);
    void (*close_page)(Page);
    void (*close_document)(c_pdfium_document *);
    Bitmap (*bitmap_create)(int, int, int, void *, int);
    int (*render_start)(Bitmap, Page, int, int, int, int, int, int, void *);
    void (*render_close)(Page);
    void (*bitmap_destroy)(Bitmap);
} pdfium;

/* PDFium's constants, by its documentation. */
enum { ERROR_PASSWORD = 4, ERROR_SECURITY = 5 };
enum { BITMAP_BGR = 2 };
enum { RENDER_TO_BE_CONTINUED = 1, RENDER_DONE = 2 };
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
        {"FPDF_LoadPage", &pdfium.load_page}, {"FPDF_GetPageWidthF", &pdfium.page_width},
        {"FPDF_GetPageHeightF", &pdfium.page_height}, {"FPDF_ClosePage", &pdfium.close_page},
        {"FPDF_CloseDocument", &pdfium.close_document}, {"FPDFBitmap_CreateEx", &pdfium.bitmap_create},
        {"FPDF_RenderPageBitmap_Start", &pdfium.render_start},
        {"FPDF_RenderPage_Close", &pdfium.render_close}, {"FPDFBitmap_Destroy", &pdfium.bitmap_destroy},
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

c_pdfium_result c_pdfium_open(const void *data, size_t length, c_pdfium_document **document, int *pages) {
    pthread_mutex_lock(&turn);
    c_pdfium_result result = C_PDFIUM_OK;
    *document = pdfium.load_memory(data, length, NULL);
    if (*document) {
        *pages = pdfium.page_count(*document);
    } else {
        unsigned long error = pdfium.last_error();
        result = error == ERROR_PASSWORD || error == ERROR_SECURITY ? C_PDFIUM_ENCRYPTED : C_PDFIUM_DAMAGED;
    }
    pthread_mutex_unlock(&turn);
    return result;
}

c_pdfium_result c_pdfium_page_size(c_pdfium_document *document, int page, float *width, float *height) {
    pthread_mutex_lock(&turn);
    Page loaded_page = pdfium.load_page(document, page);
    if (loaded_page) {
        *width = pdfium.page_width(loaded_page);
        *height = pdfium.page_height(loaded_page);
        pdfium.close_page(loaded_page);
    }
    pthread_mutex_unlock(&turn);
    return loaded_page ? C_PDFIUM_OK : C_PDFIUM_NO_PAGE;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* PDFium asks between the parts of a page whether to pause; it does so once time is up, and is not continued. */
typedef struct Pause {
    int version;
    int (*is_wanted)(struct Pause *);
    double *deadline;
} Pause;

static int is_late(Pause *pause) { return now() > *pause->deadline; }

static c_pdfium_result render(Page page, int width, int height, double deadline, uint8_t *out) {
    memset(out, 255, (size_t)width * height * 3);
    if (now() > deadline) return C_PDFIUM_OUT_OF_TIME;
    Bitmap bitmap = pdfium.bitmap_create(width, height, BITMAP_BGR, out, width * 3);
    if (!bitmap) return C_PDFIUM_NO_PAGE;
    Pause pause = {.version = 1, .is_wanted = is_late, .deadline = &deadline};
    int status = pdfium.render_start(bitmap, page, 0, 0, width, height, 0, DRAW_ANNOTATIONS | REVERSE_BYTE_ORDER, &pause);
    pdfium.render_close(page);
    pdfium.bitmap_destroy(bitmap);
    return status == RENDER_DONE ? C_PDFIUM_OK : status == RENDER_TO_BE_CONTINUED ? C_PDFIUM_OUT_OF_TIME : C_PDFIUM_NO_PAGE;
}

c_pdfium_result c_pdfium_render(c_pdfium_document *document, int page, int width, int height, double seconds, uint8_t *out) {
    pthread_mutex_lock(&turn);
    double deadline = now() + seconds;
    c_pdfium_result result = C_PDFIUM_NO_PAGE;
    Page loaded_page = pdfium.load_page(document, page);
    if (loaded_page) {
        result = render(loaded_page, width, height, deadline, out);
        pdfium.close_page(loaded_page);
    }
    pthread_mutex_unlock(&turn);
    return result;
}

void c_pdfium_close(c_pdfium_document *document) {
    pthread_mutex_lock(&turn);
    if (document) pdfium.close_document(document);
    pthread_mutex_unlock(&turn);
}
