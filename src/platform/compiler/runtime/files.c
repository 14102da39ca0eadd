// Linked into every program: the functions of <stdio.h> that take a FILE *. Where it is NULL, as after an fopen that failed,
// the library would read its fields from address 0. Before they use memory that they are given, the memory checks look at
// it; they have their own hooks then (memory/formats.c).
#include <stdarg.h>
#include <stdio.h>
#include <sys/types.h>

#define WEAK __attribute__((weak))
_Noreturn void elevate_stop_for_file(const char *function);
WEAK void elevate_before_write(const void *to, size_t size, const char *function) { (void)to, (void)size, (void)function; }
WEAK void elevate_before_read(const void *from, size_t size, const char *function) { (void)from, (void)size, (void)function; }
WEAK void elevate_before_text(const char *text, const char *function) { (void)text, (void)function; }
WEAK void elevate_before_print(const char *format, va_list values) { (void)format, (void)values; }
WEAK void elevate_after_scan(const char *format, va_list values, int assigned) { (void)format, (void)values, (void)assigned; }

// What --wrap leads past. Weak: what a program does not use need not be linked.
#define WRAPPED(type, name, parameters, arguments, before)    \
  WEAK type __real_##name parameters;                         \
  type __wrap_##name parameters {                             \
    if (file == NULL) elevate_stop_for_file(#name);           \
    before;                                                   \
    return __real_##name arguments;                           \
  }
#define NOTHING (void)0

WRAPPED(int, fgetc, (FILE *file), (file), NOTHING)
WRAPPED(int, getc, (FILE *file), (file), NOTHING)
WRAPPED(int, ungetc, (int c, FILE *file), (c, file), NOTHING)
WRAPPED(int, fputc, (int c, FILE *file), (c, file), NOTHING)
WRAPPED(int, putc, (int c, FILE *file), (c, file), NOTHING)
WRAPPED(int, fclose, (FILE *file), (file), NOTHING)
WRAPPED(int, feof, (FILE *file), (file), NOTHING)
WRAPPED(int, ferror, (FILE *file), (file), NOTHING)
WRAPPED(int, fseek, (FILE *file, long to, int from), (file, to, from), NOTHING)
WRAPPED(long, ftell, (FILE *file), (file), NOTHING)
WRAPPED(ssize_t, getline, (char **line, size_t *room, FILE *file), (line, room, file), NOTHING)
WRAPPED(int, fputs, (const char *text, FILE *file), (text, file), elevate_before_text(text, "fputs"))
WRAPPED(size_t, fread, (void *to, size_t size, size_t count, FILE *file), (to, size, count, file),
        elevate_before_write(to, size * count, "fread"))
WRAPPED(size_t, fwrite, (const void *from, size_t size, size_t count, FILE *file), (from, size, count, file),
        elevate_before_read(from, size * count, "fwrite"))
// By the size that it is told: what it may write, however short the line is.
WRAPPED(char *, fgets, (char *to, int size, FILE *file), (to, size, file),
        elevate_before_write(to, size > 0 ? (size_t)size : 0, "fgets"))

WEAK int __real_vfprintf(FILE *file, const char *format, va_list values);
int __wrap_vfprintf(FILE *file, const char *format, va_list values) {
  if (file == NULL) elevate_stop_for_file("fprintf");
  va_list again;
  va_copy(again, values);
  elevate_before_print(format, again);
  va_end(again);
  return __real_vfprintf(file, format, values);
}

WEAK int __real_vfscanf(FILE *file, const char *format, va_list values);
int __wrap_vfscanf(FILE *file, const char *format, va_list values) {
  if (file == NULL) elevate_stop_for_file("fscanf");
  va_list again;
  va_copy(again, values);
  int assigned = __real_vfscanf(file, format, values);
  elevate_after_scan(format, again, assigned);
  va_end(again);
  return assigned;
}
