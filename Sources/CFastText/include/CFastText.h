#ifndef C_FASTTEXT_H
#define C_FASTTEXT_H

#include <stddef.h>
#include <stdint.h>

/* The little of libfasttext that tells languages, with C's calling convention. No exception leaves these functions. */

#ifdef __cplusplus
extern "C" {
#endif

#define C_FASTTEXT_ERROR_CAPACITY 256

/* A trained classifier. It is never changed once loaded: any number of threads may use it at a time. */
typedef struct c_fasttext c_fasttext;

/* Loads a model; NULL where that fails, with the reason. The library trusts what the file says of its sizes: check its hash first. */
c_fasttext *c_fasttext_load(const char *path, char error[C_FASTTEXT_ERROR_CAPACITY]);
void c_fasttext_free(c_fasttext *model);

/* How many labels there are, and what they are called, such as "__label__en"; the name lives as long as the model. */
int32_t c_fasttext_label_count(const c_fasttext *model);
const char *c_fasttext_label(const c_fasttext *model, int32_t index);

/* Writes the natural logarithm of each label's probability for a UTF-8 text, by index: negative infinity where it is below 10^-5.
   Returns 0; -1 where that fails, for want of memory. A text without words gives negative infinity throughout. */
int c_fasttext_classify(const c_fasttext *model, const char *text, size_t length, float *log_probabilities);

#ifdef __cplusplus
}
#endif

#endif
