// Linked into every program. It says what went wrong in words before the program is stopped:
//   - the handlers that clang calls for the checks of -fsanitize=... (their names and arguments are clang's, see
//     compiler-rt/lib/ubsan/ubsan_handlers.h for the layout),
//   - abort() and a failed assert().
// It ends the program, and it hands out what was printed before the program waits for input, as a C library does on a terminal.
// No printf here: that would put 20 KB into programs that do not print.
#include <stdint.h>
#include <stdio.h>

// Given by the page. `text` ends with a zero. Line and column count from 1; 0 when unknown.
__attribute__((import_module("elevate"), import_name("report"))) void elevate_report(int kind, const char *text,
                                                                                     uint32_t line, uint32_t column);
__attribute__((import_module("elevate"), import_name("exit"))) void elevate_exit(int code);
// Calls function `id` again from a new stack of the browser's; `deepen.ts` puts the calls of it into programs. It is
// imported under this name although no C calls it.
__attribute__((import_module("elevate"), import_name("deeper"))) void elevate_deeper(uint32_t id);
__attribute__((export_name("elevate_keep_deeper"))) void elevate_keep_deeper(uint32_t id) { elevate_deeper(id); }
enum report_kind { REPORT_CHECK = 0, REPORT_ASSERTION = 1, REPORT_ABORT = 2 };

// ------------------------------------------------------------------------------------------------ text

struct text {
  char chars[512];
  uint32_t length;
};

static void add(struct text *text, const char *more) {
  while (*more != '\0' && text->length < sizeof text->chars - 1) text->chars[text->length++] = *more++;
  text->chars[text->length] = '\0';
}

static void add_unsigned(struct text *text, uint64_t value) {
  char digits[21];
  char *first = digits + sizeof digits - 1;
  *first = '\0';
  do {
    *--first = (char)('0' + value % 10);
    value /= 10;
  } while (value != 0);
  add(text, first);
}

static void add_signed(struct text *text, int64_t value) {
  if (value < 0) add(text, "-");
  add_unsigned(text, value < 0 ? -(uint64_t)value : (uint64_t)value);
}

_Noreturn static void stop(enum report_kind kind, const char *text, uint32_t line, uint32_t column) {
  fflush(NULL);
  elevate_report(kind, text, line, column);
  __builtin_trap();
}

// ------------------------------------------------------------------------------------------------ what clang passes

struct place {
  const char *file;
  uint32_t line;
  uint32_t column;
};

// `info` of an integer: lowest bit set when signed, the others the logarithm of its width. `name` is quoted already.
struct type {
  uint16_t kind;
  uint16_t info;
  char name[];
};
enum type_kind { TYPE_INTEGER = 0 };

struct check {
  struct place place;
  const struct type *type;
};

// A value of up to 32 bits is passed itself, a wider one by its address.
typedef uintptr_t passed;

static int is_signed(const struct type *type) { return type->info & 1; }
static int width_of(const struct type *type) { return 1 << (type->info >> 1); }

static int64_t signed_value(const struct type *type, passed value) {
  int width = width_of(type);
  if (width == 64) return *(const int64_t *)value;
  return (int32_t)((uint32_t)value << (32 - width)) >> (32 - width);
}

static uint64_t unsigned_value(const struct type *type, passed value) {
  int width = width_of(type);
  if (width == 64) return *(const uint64_t *)value;
  return width == 32 ? (uint32_t)value : (uint32_t)value & ((1u << width) - 1);
}

static void add_value(struct text *text, const struct type *type, passed value) {
  if (type->kind != TYPE_INTEGER || width_of(type) > 64) add(text, "a value");
  else if (is_signed(type)) add_signed(text, signed_value(type, value));
  else add_unsigned(text, unsigned_value(type, value));
}

static int is_zero(const struct type *type, passed value) {
  return type->kind == TYPE_INTEGER && width_of(type) <= 64 && unsigned_value(type, value) == 0;
}

// A place in a header of the library helps nobody; the page finds the program's own line from its stack then.
static int is_own(const char *file) {
  const char *own = "main.c";
  while (*own != '\0')
    if (file == NULL || *file++ != *own++) return 0;
  return 1;
}

_Noreturn static void fail(const struct place *place, const struct text *text) {
  int own = is_own(place->file);
  stop(REPORT_CHECK, text->chars, own ? place->line : 0, own ? place->column : 0);
}

// ------------------------------------------------------------------------------------------------ the checks

static void overflowed(const struct check *check, passed left, const char *sign, passed right) {
  struct text text = {0};
  add(&text, is_signed(check->type) ? "signed integer overflow: " : "unsigned integer overflow: ");
  add_value(&text, check->type, left);
  add(&text, sign);
  add_value(&text, check->type, right);
  add(&text, " cannot be represented in type ");
  add(&text, check->type->name);
  fail(&check->place, &text);
}

void __ubsan_handle_add_overflow_abort(const struct check *check, passed left, passed right) {
  overflowed(check, left, " + ", right);
}

void __ubsan_handle_sub_overflow_abort(const struct check *check, passed left, passed right) {
  overflowed(check, left, " - ", right);
}

void __ubsan_handle_mul_overflow_abort(const struct check *check, passed left, passed right) {
  overflowed(check, left, " * ", right);
}

void __ubsan_handle_negate_overflow_abort(const struct check *check, passed value) {
  struct text text = {0};
  add(&text, "signed integer overflow: negation of ");
  add_value(&text, check->type, value);
  add(&text, " cannot be represented in type ");
  add(&text, check->type->name);
  fail(&check->place, &text);
}

void __ubsan_handle_divrem_overflow_abort(const struct check *check, passed left, passed right) {
  struct text text = {0};
  if (is_zero(check->type, right)) add(&text, "division by zero");
  else {
    add(&text, "signed integer overflow: division of ");
    add_value(&text, check->type, left);
    add(&text, " by -1 cannot be represented in type ");
    add(&text, check->type->name);
  }
  fail(&check->place, &text);
}

struct shift_check {
  struct place place;
  const struct type *left;
  const struct type *right;
};

void __ubsan_handle_shift_out_of_bounds_abort(const struct shift_check *check, passed left, passed right) {
  struct text text = {0};
  (void)left;
  if (is_signed(check->right) && signed_value(check->right, right) < 0) {
    add(&text, "shift exponent ");
    add_value(&text, check->right, right);
    add(&text, " is negative");
  } else {
    add(&text, "shift exponent ");
    add_value(&text, check->right, right);
    add(&text, " is too large for ");
    add_unsigned(&text, (uint64_t)width_of(check->left));
    add(&text, "-bit type ");
    add(&text, check->left->name);
  }
  fail(&check->place, &text);
}

struct bounds_check {
  struct place place;
  const struct type *array;
  const struct type *index;
};

void __ubsan_handle_out_of_bounds_abort(const struct bounds_check *check, passed index) {
  struct text text = {0};
  add(&text, "index ");
  add_value(&text, check->index, index);
  add(&text, " out of bounds for type ");
  add(&text, check->array->name);
  fail(&check->place, &text);
}

struct access_check {
  struct place place;
  const struct type *type;
  uint8_t alignment_exponent;
  uint8_t access;
};

void __ubsan_handle_type_mismatch_v1_abort(const struct access_check *check, passed pointer) {
  static const char *const accesses[] = {
      "load of",          "store to",    "reference binding to", "member access within", "member call on",
      "constructor call on", "downcast of", "downcast of",          "upcast of",            "cast to virtual base of",
  };
  struct text text = {0};
  add(&text, check->access < sizeof accesses / sizeof *accesses ? accesses[check->access] : "use of");
  add(&text, pointer == 0 ? " null pointer of type " : " misaligned address for type ");
  add(&text, check->type->name);
  fail(&check->place, &text);
}

void __ubsan_handle_missing_return(const struct place *place) {
  struct text text = {0};
  add(&text, "execution reached the end of a value-returning function without returning a value");
  fail(place, &text);
}

void __ubsan_handle_builtin_unreachable(const struct place *place) {
  struct text text = {0};
  add(&text, "execution reached an unreachable program point");
  fail(place, &text);
}

void __ubsan_handle_vla_bound_not_positive_abort(const struct check *check, passed bound) {
  struct text text = {0};
  add(&text, "variable length array bound evaluates to non-positive value ");
  add_value(&text, check->type, bound);
  fail(&check->place, &text);
}

struct conversion_check {
  struct place place;
  const struct type *from;
  const struct type *to;
};

void __ubsan_handle_float_cast_overflow_abort(const struct conversion_check *check, passed value) {
  struct text text = {0};
  (void)value;
  add(&text, "a value of type ");
  add(&text, check->from->name);
  add(&text, " is outside the range of representable values of type ");
  add(&text, check->to->name);
  fail(&check->place, &text);
}

// ------------------------------------------------------------------------------------------------ the C library

_Noreturn void __wrap_abort(void) { stop(REPORT_ABORT, "abort() was called", 0, 0); }

_Noreturn void __wrap___assert_fail(const char *expression, const char *file, int line, const char *function) {
  struct text text = {0};
  (void)file;
  add(&text, "Assertion failed: ");
  add(&text, expression);
  if (function != NULL) {
    add(&text, ", function ");
    add(&text, function);
  }
  stop(REPORT_ASSERTION, text.chars, (uint32_t)line, 0);
}

// Ending by a trap, not by an exception of the page: that would run the destructors of all functions on the stack.
_Noreturn void __wrap__Exit(int code) {
  elevate_exit(code);
  __builtin_trap();
}

// For files.c.
_Noreturn void elevate_stop_for_file(const char *function) {
  struct text text = {0};
  add(&text, "null file: ");
  add(&text, function);
  add(&text, " was given a FILE * that is NULL");
  stop(REPORT_CHECK, text.chars, 0, 0);
}

size_t __real___stdio_read(FILE *file, unsigned char *buffer, size_t length);

size_t __wrap___stdio_read(FILE *file, unsigned char *buffer, size_t length) {
  if (file == stdin) fflush(stdout);
  return __real___stdio_read(file, buffer, length);
}
