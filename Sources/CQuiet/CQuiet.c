#define _GNU_SOURCE
#include "CQuiet.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* libde265 and libjxl write what they dislike of a damaged file to stderr and have no switch for it. To redirect the descriptor
   would swallow what others write meanwhile. So the calls themselves are led elsewhere, in that library only: in the table by
   which a library finds the functions of others. */

#if defined(__x86_64__)
#define RELOCATION_OF_CALL R_X86_64_JUMP_SLOT
#elif defined(__aarch64__)
#define RELOCATION_OF_CALL R_AARCH64_JUMP_SLOT
#endif

#ifdef RELOCATION_OF_CALL

static bool is_standard(FILE *stream) { return stream == stderr || stream == stdout; }

static size_t quiet_fwrite(const void *data, size_t size, size_t count, FILE *stream) {
    return is_standard(stream) ? count : fwrite(data, size, count, stream);
}

static int quiet_vfprintf(FILE *stream, const char *format, va_list values) {
    return is_standard(stream) ? 0 : vfprintf(stream, format, values);
}

static int quiet_fprintf(FILE *stream, const char *format, ...) {
    va_list values;
    va_start(values, format);
    int result = quiet_vfprintf(stream, format, values);
    va_end(values);
    return result;
}

/* What these are called where the format is checked. */
static int quiet_vfprintf_chk(FILE *stream, int flag, const char *format, va_list values) {
    (void)flag;
    return quiet_vfprintf(stream, format, values);
}

static int quiet_fprintf_chk(FILE *stream, int flag, const char *format, ...) {
    (void)flag;
    va_list values;
    va_start(values, format);
    int result = quiet_vfprintf(stream, format, values);
    va_end(values);
    return result;
}

static void *quiet_form(const char *name) {
    const struct { const char *name; void *function; } forms[] = {
        {"fwrite", (void *)quiet_fwrite}, {"fprintf", (void *)quiet_fprintf}, {"vfprintf", (void *)quiet_vfprintf},
        {"__fprintf_chk", (void *)quiet_fprintf_chk}, {"__vfprintf_chk", (void *)quiet_vfprintf_chk},
    };
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (strcmp(name, forms[i].name) == 0) return forms[i].function;
    }
    return NULL;
}

/* The table is read-only where the library was linked to have it filled at once; where not, it stands among data that changes. */
static void replace(ElfW(Addr) slot, void *function, bool is_read_only) {
    if (!is_read_only) {
        __atomic_store_n((void **)slot, function, __ATOMIC_RELEASE);
        return;
    }
    const uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
    void *page = (void *)(slot & ~(size - 1));
    if (mprotect(page, size, PROT_READ | PROT_WRITE)) return;
    __atomic_store_n((void **)slot, function, __ATOMIC_RELEASE);
    mprotect(page, size, PROT_READ);
}

void c_quieten(void *library) {
    struct link_map *map = NULL;
    if (dlinfo(library, RTLD_DI_LINKMAP, &map) || !map) return;
    const ElfW(Sym) *symbols = NULL;
    const char *names = NULL;
    const ElfW(Rela) *calls = NULL;
    size_t size = 0;
    bool has_addends = false, is_read_only = false;
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
        switch (entry->d_tag) {
        case DT_SYMTAB: symbols = (const void *)entry->d_un.d_ptr; break;
        case DT_STRTAB: names = (const void *)entry->d_un.d_ptr; break;
        case DT_JMPREL: calls = (const void *)entry->d_un.d_ptr; break;
        case DT_PLTRELSZ: size = entry->d_un.d_val; break;
        case DT_PLTREL: has_addends = entry->d_un.d_val == DT_RELA; break;
        case DT_FLAGS: is_read_only = is_read_only || entry->d_un.d_val & DF_BIND_NOW; break;
        case DT_FLAGS_1: is_read_only = is_read_only || entry->d_un.d_val & DF_1_NOW; break;
        }
    }
    if (!symbols || !names || !calls || !has_addends) return;
    for (size_t i = 0; i < size / sizeof *calls; i++) {
        if (ELF64_R_TYPE(calls[i].r_info) != RELOCATION_OF_CALL) continue;
        void *function = quiet_form(names + symbols[ELF64_R_SYM(calls[i].r_info)].st_name);
        if (function) replace(map->l_addr + calls[i].r_offset, function, is_read_only);
    }
}

#else

void c_quieten(void *library) { (void)library; }

#endif
