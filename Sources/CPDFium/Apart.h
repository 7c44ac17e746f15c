#ifndef SIGHTREAD_APART_H
#define SIGHTREAD_APART_H

#include <stddef.h>

/* Work that may ask for any amount of memory or time, or break down, done in a copy of the process, so that nothing of it stays. */

typedef enum {
    APART_DONE,
    APART_BROKEN,      /* it ended by a signal, as it does when it asks for more memory than it may have */
    APART_OUT_OF_TIME, /* it was ended at its time limit */
    APART_IMPOSSIBLE   /* the process could not be copied */
} apart_result;

/* The work sees all memory as it is now; of what it writes only what lies in shared mappings comes back. It must not use threads
   or locks of others, for only the calling thread is in the copy. What it prints is lost.
   `memory`: bytes of address space in addition to what the process has. */
apart_result apart(void (*work)(void *), void *context, double seconds, size_t memory);

#endif
