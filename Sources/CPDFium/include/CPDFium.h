#ifndef SIGHTREAD_CPDFIUM_H
#define SIGHTREAD_CPDFIUM_H

#include <stddef.h>
#include <stdint.h>

/* The few calls of PDFium that Sightread makes. The library is loaded at run time: it comes without headers. It is not
   thread-safe, so every call waits for its turn. */

enum { C_PDFIUM_ERROR_CAPACITY = 256 };

typedef enum {
    C_PDFIUM_OK = 0,
    C_PDFIUM_DAMAGED,   /* no PDF, or one that cannot be read */
    C_PDFIUM_ENCRYPTED, /* needs a password, or a security handler that PDFium has not */
    C_PDFIUM_NO_PAGE,   /* the page cannot be read */
    C_PDFIUM_OUT_OF_TIME, /* the page was stopped at its time limit */
    C_PDFIUM_MISSING    /* the library cannot be loaded; `error` says why */
} c_pdfium_result;

/* Once a process. */
c_pdfium_result c_pdfium_load(const char *path, char *error);

typedef struct c_pdfium_document c_pdfium_document;

/* `data` must stay until c_pdfium_close. */
c_pdfium_result c_pdfium_open(const void *data, size_t length, c_pdfium_document **document, int *pages);

/* In points (1/72 inch), as displayed. */
c_pdfium_result c_pdfium_page_size(c_pdfium_document *document, int page, float *width, float *height);

/* Draws a page over white: width × height pixels of red, green and blue, rows one after the other. `seconds` runs from the moment
   that the call has its turn; it is looked at after the page is parsed and between the things on it, not inside one of them. */
c_pdfium_result c_pdfium_render(c_pdfium_document *document, int page, int width, int height, double seconds, uint8_t *out);

void c_pdfium_close(c_pdfium_document *document);

#endif
