#include "CFastText.h"

#include <fasttext/fasttext.h>

#include <cstdio>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

struct c_fasttext {
    fasttext::FastText model;
    std::shared_ptr<const fasttext::Dictionary> words;
    std::vector<std::string> labels;
};

c_fasttext *c_fasttext_load(const char *path, char error[C_FASTTEXT_ERROR_CAPACITY]) {
    c_fasttext *result = nullptr;
    try {
        result = new c_fasttext();
        result->model.loadModel(std::string(path));
        result->words = result->model.getDictionary();
        for (int32_t i = 0; i < result->words->nlabels(); i++) result->labels.push_back(result->words->getLabel(i));
        return result;
    } catch (const std::exception &failure) {
        std::snprintf(error, C_FASTTEXT_ERROR_CAPACITY, "%s", failure.what());
    } catch (...) {
        std::snprintf(error, C_FASTTEXT_ERROR_CAPACITY, "could not be loaded");
    }
    delete result;
    return nullptr;
}

void c_fasttext_free(c_fasttext *model) { delete model; }

int32_t c_fasttext_label_count(const c_fasttext *model) { return static_cast<int32_t>(model->labels.size()); }

const char *c_fasttext_label(const c_fasttext *model, int32_t index) { return model->labels[index].c_str(); }

int c_fasttext_classify(const c_fasttext *model, const char *text, size_t length, float *log_probabilities) {
    const int32_t count = c_fasttext_label_count(model);
    for (int32_t i = 0; i < count; i++) log_probabilities[i] = -std::numeric_limits<float>::infinity();
    try {
        // The model was trained on lines with their ends.
        std::istringstream line(std::string(text, length) + "\n");
        std::vector<int32_t> words, labels;
        model->words->getLine(line, words, labels);
        fasttext::Predictions predictions;
        model->model.predict(count, words, predictions, 0);
        for (const auto &prediction : predictions) log_probabilities[prediction.second] = prediction.first;
        return 0;
    } catch (...) {
        return -1;
    }
}
