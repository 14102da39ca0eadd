// Functions of the C library that read or write memory they are given. The library itself is not instrumented. See memory.h.
#include "memory.h"
#include <stdio.h>
#include <string.h>

// Up to the zero, or `most`; no library function, since they are all replaced here.
size_t elevate_length(const char *text, size_t most, const char *function) {
  for (size_t length = 0;; length++) {
    if (length == most) return most;
    if (function != NULL && !stopping && is_forbidden((address)text + length))
      stop_for_access((address)text + length, 1, 0, function);
    if (text[length] == '\0') return length;
  }
}

size_t __wrap_strlen(const char *text) { return elevate_length(text, SIZE_MAX, "strlen"); }
size_t __wrap_strnlen(const char *text, size_t most) { return elevate_length(text, most, "strnlen"); }

// What strdup and strndup return is made here, so that it has a border.
void *__wrap_malloc(size_t size);
static char *copy_of(const char *text, size_t length) {
  char *copy = __wrap_malloc(length + 1);
  if (copy == NULL) return NULL;
  __builtin_memmove(copy, text, length);
  copy[length] = '\0';
  return copy;
}
char *__wrap_strdup(const char *text) { return copy_of(text, elevate_length(text, SIZE_MAX, "strdup")); }
char *__wrap_strndup(const char *text, size_t most) { return copy_of(text, elevate_length(text, most, "strndup")); }

char *__wrap_strcpy(char *to, const char *from) {
  size_t size = elevate_length(from, SIZE_MAX, "strcpy") + 1;
  check_range(to, size, 1, "strcpy");
  return __builtin_memmove(to, from, size);
}
char *__wrap_stpcpy(char *to, const char *from) {
  size_t length = elevate_length(from, SIZE_MAX, "stpcpy");
  check_range(to, length + 1, 1, "stpcpy");
  __builtin_memmove(to, from, length + 1);
  return to + length;
}
char *__wrap_strcat(char *to, const char *from) {
  size_t length = elevate_length(from, SIZE_MAX, "strcat"), before = elevate_length(to, SIZE_MAX, "strcat");
  check_range(to + before, length + 1, 1, "strcat");
  __builtin_memmove(to + before, from, length + 1);
  return to;
}
REAL char *__real_strncpy(char *to, const char *from, size_t most);
char *__wrap_strncpy(char *to, const char *from, size_t most) {
  elevate_length(from, most, "strncpy");
  check_range(to, most, 1, "strncpy");
  return __real_strncpy(to, from, most);
}
REAL char *__real_strncat(char *to, const char *from, size_t most);
char *__wrap_strncat(char *to, const char *from, size_t most) {
  size_t length = elevate_length(from, most, "strncat"), before = elevate_length(to, SIZE_MAX, "strncat");
  check_range(to + before, length + 1, 1, "strncat");
  return __real_strncat(to, from, most);
}

// Two texts are read as far as they are alike, and one further.
static void check_alike(const char *one, const char *other, size_t most, const char *function) {
  if (stopping) return;
  for (size_t at = 0; at < most; at++) {
    check_range(one + at, 1, 0, function);
    check_range(other + at, 1, 0, function);
    if (one[at] != other[at] || one[at] == '\0') return;
  }
}
REAL int __real_strcmp(const char *one, const char *other);
int __wrap_strcmp(const char *one, const char *other) {
  check_alike(one, other, SIZE_MAX, "strcmp");
  return __real_strcmp(one, other);
}
REAL int __real_strncmp(const char *one, const char *other, size_t most);
int __wrap_strncmp(const char *one, const char *other, size_t most) {
  check_alike(one, other, most, "strncmp");
  return __real_strncmp(one, other, most);
}
REAL int __real_memcmp(const void *one, const void *other, size_t size);
int __wrap_memcmp(const void *one, const void *other, size_t size) {
  check_range(one, size, 0, "memcmp");
  check_range(other, size, 0, "memcmp");
  return __real_memcmp(one, other, size);
}

REAL char *__real_strchr(const char *text, int wanted);
char *__wrap_strchr(const char *text, int wanted) {
  for (const char *at = text; !stopping; at++) {
    check_range(at, 1, 0, "strchr");
    if (*at == '\0' || *at == (char)wanted) break;
  }
  return __real_strchr(text, wanted);
}

#define READS_TEXT(type, name, parameters, arguments, text)       \
  REAL type __real_##name parameters;                             \
  type __wrap_##name parameters {                                 \
    elevate_length(text, SIZE_MAX, #name);                        \
    return __real_##name arguments;                               \
  }
READS_TEXT(char *, strrchr, (const char *text, int wanted), (text, wanted), text)
READS_TEXT(int, atoi, (const char *text), (text), text)
READS_TEXT(long, atol, (const char *text), (text), text)
READS_TEXT(double, atof, (const char *text), (text), text)
REAL char *__real_strstr(const char *text, const char *wanted);
char *__wrap_strstr(const char *text, const char *wanted) {
  elevate_length(text, SIZE_MAX, "strstr");
  elevate_length(wanted, SIZE_MAX, "strstr");
  return __real_strstr(text, wanted);
}

REAL void __real_qsort(void *list, size_t count, size_t size, int (*order)(const void *, const void *));
void __wrap_qsort(void *list, size_t count, size_t size, int (*order)(const void *, const void *)) {
  check_range(list, count * size, 1, "qsort");
  __real_qsort(list, count, size, order);
}
