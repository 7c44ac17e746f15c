#include "CPDFium.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

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
    void (*render)(Bitmap, Page, int, int, int, int, int, int);
    void (*bitmap_destroy)(Bitmap);
} pdfium;

/* PDFium's constants, by its documentation. */
enum { ERROR_PASSWORD = 4, ERROR_SECURITY = 5 };
enum { BITMAP_BGR = 2 };
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
        {"FPDF_RenderPageBitmap", &pdfium.render}, {"FPDFBitmap_Destroy", &pdfium.bitmap_destroy},
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

c_pdfium_result c_pdfium_render(c_pdfium_document *document, int page, int width, int height, uint8_t *out) {
    pthread_mutex_lock(&turn);
    c_pdfium_result result = C_PDFIUM_NO_PAGE;
    Page loaded_page = pdfium.load_page(document, page);
    if (loaded_page) {
        memset(out, 255, (size_t)width * height * 3);
        Bitmap bitmap = pdfium.bitmap_create(width, height, BITMAP_BGR, out, width * 3);
        if (bitmap) {
            pdfium.render(bitmap, loaded_page, 0, 0, width, height, 0, DRAW_ANNOTATIONS | REVERSE_BYTE_ORDER);
            pdfium.bitmap_destroy(bitmap);
            result = C_PDFIUM_OK;
        }
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
