// Linked into C++ programs beside heap.c. What new[] gave belongs to delete[], and what new gave to delete. See memory.h.
#include <stddef.h>

void *elevate_given(void *pointer, int giver);
void elevate_taken(void *pointer, int taker);
enum { BY_NEW = 1, BY_NEW_ARRAY = 2 };
#define REAL __attribute__((weak))

#define NEW(name, giver)                                                                  \
  REAL void *__real_##name(size_t size);                                                  \
  void *__wrap_##name(size_t size) { return elevate_given(__real_##name(size), giver); }
#define NEW_OR_NULL(name, giver)                                                          \
  REAL void *__real_##name(size_t size, const void *nothrow);                             \
  void *__wrap_##name(size_t size, const void *nothrow) {                                 \
    return elevate_given(__real_##name(size, nothrow), giver);                            \
  }
#define DELETE(name, taker)                                                               \
  REAL void __real_##name(void *pointer);                                                 \
  void __wrap_##name(void *pointer) {                                                     \
    elevate_taken(pointer, taker);                                                        \
    __real_##name(pointer);                                                               \
  }
#define SIZED_DELETE(name, taker)                                                         \
  REAL void __real_##name(void *pointer, size_t size);                                    \
  void __wrap_##name(void *pointer, size_t size) {                                        \
    elevate_taken(pointer, taker);                                                        \
    __real_##name(pointer, size);                                                         \
  }

NEW(_Znwm, BY_NEW)
NEW(_Znam, BY_NEW_ARRAY)
NEW_OR_NULL(_ZnwmRKSt9nothrow_t, BY_NEW)
NEW_OR_NULL(_ZnamRKSt9nothrow_t, BY_NEW_ARRAY)
DELETE(_ZdlPv, BY_NEW)
DELETE(_ZdaPv, BY_NEW_ARRAY)
SIZED_DELETE(_ZdlPvm, BY_NEW)
SIZED_DELETE(_ZdaPvm, BY_NEW_ARRAY)
