#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own loop, for programs that have a `main` of their own.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*tryInput)(const uint8_t *bytes, size_t count));
