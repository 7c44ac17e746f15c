#include "CTesseract.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <exception>
#include <mutex>

/* C++ for one reason: what the library throws, such as for want of memory, is caught here and becomes a message. */

namespace {

/* Tesseract's C interface, by its documentation. */
enum { LSTM_ONLY = 1, TEXT_LINE = 2, WORD = 3, SYMBOL = 4, SEVERITY_NONE = 6, MOST_CHOICES = 8 };

struct Library {
    const char *(*version)();
    void *(*create)();
    void (*destroy)(void *);
    int (*init)(void *, const char *, const char *, int, char **, int, char **, char **, size_t, int);
    void (*set_segmentation)(void *, int);
    void (*set_image)(void *, const unsigned char *, int, int, int, int);
    void (*set_resolution)(void *, int);
    int (*recognize)(void *, void *);
    void (*clear)(void *);
    void *(*iterator)(void *);
    void (*iterator_delete)(void *);
    int (*next)(void *, int);
    char *(*text)(const void *, int);
    float (*certainty)(const void *, int);
    const void *(*place)(const void *);
    int (*box)(const void *, int, int *, int *, int *, int *);
    int (*is_at_start)(const void *, int);
    void *(*choices)(const void *);
    void (*choices_delete)(void *);
    int (*choices_next)(void *);
    const char *(*choice_text)(const void *);
    float (*choice_certainty)(const void *);
    void (*text_delete)(const char *);
    /* Of libraries that come with it. */
    int (*leptonica_severity)(int);
    void (*openmp_levels)(int);
} library;

std::mutex load_lock;
bool is_loaded = false;

void tell(char *error, const char *message) { snprintf(error, C_TESSERACT_ERROR_CAPACITY, "%s", message); }

int load(char *error) {
    void *file = dlopen("libtesseract.so.5", RTLD_NOW | RTLD_LOCAL);
    if (!file) {
        tell(error, dlerror());
        return 1;
    }
    struct Name { const char *name; void *slot; bool is_optional = false; };
    const Name names[] = {
        {"TessVersion", &library.version}, {"TessBaseAPICreate", &library.create}, {"TessBaseAPIDelete", &library.destroy},
        {"TessBaseAPIInit4", &library.init}, {"TessBaseAPISetPageSegMode", &library.set_segmentation},
        {"TessBaseAPISetImage", &library.set_image}, {"TessBaseAPISetSourceResolution", &library.set_resolution},
        {"TessBaseAPIRecognize", &library.recognize}, {"TessBaseAPIClear", &library.clear},
        {"TessBaseAPIGetIterator", &library.iterator}, {"TessResultIteratorDelete", &library.iterator_delete},
        {"TessResultIteratorNext", &library.next}, {"TessResultIteratorGetUTF8Text", &library.text},
        {"TessResultIteratorConfidence", &library.certainty},
        {"TessResultIteratorGetPageIteratorConst", &library.place}, {"TessPageIteratorBoundingBox", &library.box},
        {"TessPageIteratorIsAtBeginningOf", &library.is_at_start},
        {"TessResultIteratorGetChoiceIterator", &library.choices}, {"TessChoiceIteratorDelete", &library.choices_delete},
        {"TessChoiceIteratorNext", &library.choices_next}, {"TessChoiceIteratorGetUTF8Text", &library.choice_text},
        {"TessChoiceIteratorConfidence", &library.choice_certainty}, {"TessDeleteText", &library.text_delete},
        {"setMsgSeverity", &library.leptonica_severity, true},
        {"omp_set_max_active_levels", &library.openmp_levels, true},
    };
    for (const auto &name : names) {
        /* Also finds what the libraries have that it was linked with. */
        void *symbol = dlsym(file, name.name);
        if (!symbol && !name.is_optional) {
            snprintf(error, C_TESSERACT_ERROR_CAPACITY, "libtesseract.so.5 has no %s", name.name);
            return 1;
        }
        memcpy(name.slot, &symbol, sizeof symbol);
    }
    if (library.leptonica_severity) library.leptonica_severity(SEVERITY_NONE);
    return 0;
}

/* Runs `body`; what it throws becomes a message. */
template <typename Body> int guarded(char *error, Body body) {
    try {
        return body();
    } catch (const std::exception &exception) {
        tell(error, exception.what());
    } catch (...) {
        tell(error, "Tesseract failed and gave no reason");
    }
    return 1;
}

/* Its parallel sections ask for four threads whatever is set for the process; a thread that may not nest at all gets none. Holds for the
   calling thread only, so that others who use OpenMP in this process keep theirs. */
void compute_alone() {
    if (library.openmp_levels) library.openmp_levels(0);
}

/* Frees what Tesseract gave when its scope ends. */
struct Given {
    void *item;
    void (*free)(void *);
    ~Given() { if (item) free(item); }
};

void free_text(void *text) { library.text_delete(static_cast<const char *>(text)); }

/* Without the marks of direction that Tesseract puts in for a whole line's sake: U+200E and U+200F. */
void drop_direction_marks(char *text) {
    char *to = text;
    for (const char *from = text; *from;) {
        if (!strncmp(from, "\xE2\x80\x8E", 3) || !strncmp(from, "\xE2\x80\x8F", 3)) from += 3;
        else *to++ = *from++;
    }
    *to = 0;
}

/* The text of a line, followed symbol by symbol: it alone tells where spaces are, since words of some scripts have none between them. */
struct LineText {
    char *text = nullptr;
    const char *rest = nullptr;

    void begin(char *line) {
        if (text) free_text(text);
        text = line;
        if (text) drop_direction_marks(text);
        rest = text;
    }

    /* Whether a space stands before the symbol; `otherwise` where the text does not go on with it. */
    bool has_space_before(const char *symbol, bool otherwise) {
        if (!rest) return otherwise;
        const char *from = rest + strspn(rest, " \n");
        size_t length = strlen(symbol);
        if (strncmp(from, symbol, length) != 0) {
            rest = nullptr;
            return otherwise;
        }
        bool has_space = from != rest;
        rest = from + length;
        return has_space;
    }

    ~LineText() { begin(nullptr); }
};

int read_symbols(void *api, void (*each)(void *, const c_tesseract_symbol *), void *context) {
    Given iterator{library.iterator(api), library.iterator_delete};
    if (!iterator.item) return 0;
    LineText line;
    do {
        const void *place = library.place(iterator.item);
        if (library.is_at_start(place, TEXT_LINE)) line.begin(library.text(iterator.item, TEXT_LINE));
        Given text{library.text(iterator.item, SYMBOL), free_text};
        if (!text.item) continue;
        drop_direction_marks(static_cast<char *>(text.item));
        c_tesseract_symbol symbol{};
        symbol.text = static_cast<char *>(text.item);
        symbol.certainty = library.certainty(iterator.item, SYMBOL);
        symbol.starts_word = line.has_space_before(symbol.text, library.is_at_start(place, WORD) != 0);
        int left = 0, top = 0, right = 0, bottom = 0;
        if (!*symbol.text || !library.box(place, SYMBOL, &left, &top, &right, &bottom)) continue;
        symbol.left = left, symbol.top = top, symbol.right = right, symbol.bottom = bottom;
        c_tesseract_choice found[MOST_CHOICES];
        Given choices{library.choices(iterator.item), library.choices_delete};
        if (choices.item) {
            do {
                const char *other = library.choice_text(choices.item);
                if (other && *other) found[symbol.choice_count++] = {other, library.choice_certainty(choices.item)};
            } while (symbol.choice_count < MOST_CHOICES && library.choices_next(choices.item));
        }
        symbol.choices = found;
        each(context, &symbol);
    } while (library.next(iterator.item, SYMBOL));
    return 0;
}

}  // namespace

struct c_tesseract {
    void *api;
};

int c_tesseract_load(char *error) {
    return guarded(error, [&] {
        std::lock_guard<std::mutex> guard(load_lock);
        int result = is_loaded ? 0 : load(error);
        is_loaded = is_loaded || result == 0;
        return result;
    });
}

const char *c_tesseract_version(void) { return library.version(); }

c_tesseract *c_tesseract_new(const char *folder, const char *packs, char *error) {
    c_tesseract *reader = nullptr;
    guarded(error, [&] {
        compute_alone();
        struct Setting { const char *name, *value; };
        const Setting settings[] = {
            {"debug_file", "/dev/null"},
            /* The other readings of each symbol, by its place. */
            {"lstm_choice_mode", "2"},
            /* A word of a pack's list is not preferred to a surer one of another pack. */
            {"classify_max_rating_ratio", "0"},
            /* Callers give dark letters on a light ground; otherwise each line that reads badly is read twice. */
            {"tessedit_do_invert", "0"},
        };
        enum { COUNT = sizeof settings / sizeof *settings };
        char *names[COUNT], *values[COUNT];
        for (int i = 0; i < COUNT; i++) {
            names[i] = const_cast<char *>(settings[i].name);
            values[i] = const_cast<char *>(settings[i].value);
        }
        Given api{library.create(), library.destroy};
        if (library.init(api.item, folder, packs, LSTM_ONLY, nullptr, 0, names, values, COUNT, 0) != 0) {
            snprintf(error, C_TESSERACT_ERROR_CAPACITY, "Tesseract cannot use what it got of %s in %s", packs, folder);
            return 1;
        }
        reader = new c_tesseract{api.item};
        api.item = nullptr;
        return 0;
    });
    return reader;
}

void c_tesseract_free(c_tesseract *reader) {
    char error[C_TESSERACT_ERROR_CAPACITY];
    if (!reader) return;
    guarded(error, [&] {
        library.destroy(reader->api);
        return 0;
    });
    delete reader;
}

int c_tesseract_read(c_tesseract *reader, const c_tesseract_picture *picture,
                     void (*each)(void *context, const c_tesseract_symbol *symbol), void *context, char *error) {
    return guarded(error, [&] {
        compute_alone();
        library.set_segmentation(reader->api, picture->segmentation);
        library.set_image(reader->api, picture->samples, picture->width, picture->height, 1, picture->bytes_per_row);
        library.set_resolution(reader->api, 300);
        int result = library.recognize(reader->api, nullptr);
        if (result != 0) tell(error, "Tesseract could not read the line");
        if (result == 0) result = read_symbols(reader->api, each, context);
        library.clear(reader->api);
        return result;
    });
}
