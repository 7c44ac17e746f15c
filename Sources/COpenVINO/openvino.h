/* The whole C API of OpenVINO. Only its non-variadic functions are used, so no shim is needed. */
#include <openvino/c/openvino.h>
