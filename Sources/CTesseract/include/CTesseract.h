#ifndef SIGHTREAD_CTESSERACT_H
#define SIGHTREAD_CTESSERACT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The few calls of Tesseract 5 that reading a line makes. The library is optional and loaded at run time, so its interface is declared
   in CTesseract.cpp. Nothing is printed, no C++ exception gets out, and each call computes on the calling thread alone. */

enum { C_TESSERACT_ERROR_CAPACITY = 512 };

/* 0 when it is there. Once a process; thread-safe. */
int c_tesseract_load(char *error);

/* The library's version, such as "5.3.0". Valid for good; after loading only. */
const char *c_tesseract_version(void);

/* A reader of lines. It is used by one thread at a time. */
typedef struct c_tesseract c_tesseract;

/* `packs` are names with '+' between them, the surest first, all in one folder. NULL and a message when they cannot be used. */
c_tesseract *c_tesseract_new(const char *folder, const char *packs, char *error);
void c_tesseract_free(c_tesseract *reader);

typedef enum {
    C_TESSERACT_LINE = 7,     /* Tesseract finds the line's own height, and its words, in the picture */
    C_TESSERACT_RAW_LINE = 13 /* the picture is the line */
} c_tesseract_segmentation;

/* Dark on light. */
typedef struct {
    const uint8_t *samples; /* one a pixel */
    int32_t width, height;
    int32_t bytes_per_row;
    c_tesseract_segmentation segmentation;
} c_tesseract_picture;

/* What may stand in a symbol's place, and how surely: at most 100, and below 0 where next to nothing speaks for it. */
typedef struct {
    const char *text;
    float certainty;
} c_tesseract_choice;

typedef struct {
    const char *text;     /* UTF-8; brackets may be mirrored in text from right to left, no marks of direction */
    float certainty;
    int32_t left, top, right, bottom;
    bool starts_word;     /* in the order in which they are told, which is that of reading */
    const c_tesseract_choice *choices;
    int32_t choice_count;
} c_tesseract_symbol;

/* Calls `each` for the symbols of a line; what it gets is valid during the call. 0, or another number and a message. */
int c_tesseract_read(c_tesseract *reader, const c_tesseract_picture *picture,
                     void (*each)(void *context, const c_tesseract_symbol *symbol), void *context, char *error);

#ifdef __cplusplus
}
#endif

#endif
