// What printf, scanf and the other functions of <stdio.h> read and write through the pointers they are given. See memory.h.
#include "memory.h"
#include <stdarg.h>
#include <stdio.h>

size_t elevate_length(const char *text, size_t most, const char *function);

// Called by files.c.
void elevate_before_write(const void *to, size_t size, const char *function) { check_range(to, size, 1, function); }
void elevate_before_read(const void *from, size_t size, const char *function) { check_range(from, size, 0, function); }
void elevate_before_text(const char *text, const char *function) { elevate_length(text, SIZE_MAX, function); }

REAL int __real_puts(const char *text);
int __wrap_puts(const char *text) {
  elevate_length(text, SIZE_MAX, "puts");
  return __real_puts(text);
}

// By what it will write: programs say a size that is larger than what there is.
REAL int __real_vsnprintf(char *to, size_t size, const char *format, va_list values);
int __wrap_vsnprintf(char *to, size_t size, const char *format, va_list values) {
  if (!stopping && size > 0) {
    va_list again;
    va_copy(again, values);
    int length = __real_vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (length >= 0) check_range(to, (size_t)length < size ? (size_t)length + 1 : size, 1, "sprintf");
  }
  return __real_vsnprintf(to, size, format, values);
}

// ------------------------------------------------------------------------------------------------ directives

struct directive {
  int skipped;      // scanf: read and not stored
  int longs, shorts, is_long_double;
  uint32_t number;  // printf's precision, scanf's width
  int has_number;
  char type;
};

static int is_digit(char c) { return c >= '0' && c <= '9'; }
static int is_among(const char *list, char c) {
  for (; *list != '\0'; list++)
    if (*list == c) return 1;
  return 0;
}
static uint32_t number_at(const char **at) {
  uint32_t value = 0;
  for (; is_digit(**at); ++*at) value = value * 10 + (uint32_t)(**at - '0');
  return value;
}

// Lengths and type; 0 at the end, and for what is not understood.
static int read_type(const char *at, struct directive *directive, const char **behind) {
  for (;; at++) {
    if (*at == 'h') directive->shorts++;
    else if (*at == 'l') directive->longs++;
    else if (*at == 'j' || *at == 'q') directive->longs = 2;
    else if (*at == 'L') directive->is_long_double = 1;
    else if (*at != 'z' && *at != 't') break;
  }
  directive->type = *at;
  if (*at == '\0' || *at == 'm' || *at == '$') return 0;
  *behind = at + 1;
  return 1;
}

static int read_printed(const char **format, struct directive *directive, va_list *values) {
  const char *at = *format;
  *directive = (struct directive){0};
  while (is_among("-+ #0'", *at)) at++;
  if (*at == '*') at++, (void)va_arg(*values, int);
  else number_at(&at);
  if (*at == '.') {
    at++;
    directive->has_number = 1;
    if (*at == '*') {
      int given = va_arg(*values, int);
      at++;
      directive->has_number = given >= 0;
      directive->number = (uint32_t)given;
    } else directive->number = number_at(&at);
  }
  return read_type(at, directive, format);
}

static int read_scanned(const char **format, struct directive *directive) {
  const char *at = *format;
  *directive = (struct directive){0};
  if (*at == '*') directive->skipped = 1, at++;
  directive->has_number = is_digit(*at);
  directive->number = number_at(&at);
  return read_type(at, directive, format);
}

void elevate_before_print(const char *format, va_list values) {
  struct directive directive;
  if (stopping) return;
  elevate_length(format, SIZE_MAX, "printf");
  while (*format != '\0') {
    if (*format++ != '%') continue;
    if (!read_printed(&format, &directive, &values)) return;
    if (directive.type == '%') continue;
    if (is_among("aefgAEFG", directive.type)) {
      if (directive.is_long_double) (void)va_arg(values, long double);
      else (void)va_arg(values, double);
    } else if (is_among("diouxXb", directive.type) && directive.longs >= 2) (void)va_arg(values, long long);
    else if (directive.type == 's' && directive.longs == 0) {
      const char *text = va_arg(values, const char *);
      if (text != NULL) elevate_length(text, directive.has_number ? directive.number : SIZE_MAX, "printf");
    } else (void)va_arg(values, int);
  }
}

static size_t size_of_scanned(const struct directive *directive, const char *to) {
  if (is_among("aefgAEFG", directive->type)) return directive->is_long_double ? 16 : directive->longs > 0 ? 8 : 4;
  if (directive->type == 's' || directive->type == '[')
    return directive->longs > 0 ? 0 : elevate_length(to, SIZE_MAX, NULL) + 1;
  if (directive->type == 'c') return (directive->has_number ? directive->number : 1) * (directive->longs > 0 ? 4 : 1);
  if (directive->longs >= 2) return 8;
  return directive->shorts == 0 ? 4 : directive->shorts == 1 ? 2 : 1;
}

// After the reading, since only then it is known how long a word is. Nothing of the program has run in between.
void elevate_after_scan(const char *format, va_list values, int assigned) {
  struct directive directive;
  if (stopping) return;
  while (*format != '\0' && assigned > 0) {
    if (*format++ != '%') continue;
    if (!read_scanned(&format, &directive)) return;
    if (directive.type == '[') {
      if (*format == '^') format++;
      if (*format == ']') format++;
      while (*format != '\0' && *format++ != ']');
    }
    if (directive.type == '%' || directive.skipped) continue;
    const char *to = va_arg(values, const char *);
    check_range(to, size_of_scanned(&directive, to), 1, "scanf");
    if (directive.type != 'n') assigned--;
  }
}
