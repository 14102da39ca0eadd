// The map of usable memory, and what clang calls. See memory.h.
#include "memory.h"
#include <stdlib.h>

// `at` is a multiple of GRAIN here and in `allow`.
void forbid(address at, uint32_t size, enum reason why) {
  __builtin_memset(SHADOW(at), why, (size + GRAIN - 1) / GRAIN);
}

void allow(address at, uint32_t size) {
  __builtin_memset(SHADOW(at), 0, size / GRAIN);
  if (size % GRAIN != 0) *SHADOW(at + size) = size % GRAIN;
}

int is_forbidden(address at) {
  int8_t usable = (int8_t)*SHADOW(at);
  return usable != 0 && (int8_t)(at % GRAIN) >= usable;
}

address first_forbidden(address at, uint32_t size) {
  if (size == 0) return ALLOWED;
  address end = at + size;
  // Beyond the end of memory there is no shadow: what lies there faults by itself, or was a size that makes no sense.
  address last = (address)__builtin_wasm_memory_size(0) * 65536 - 1;
  if (at > last || end - 1 < at || end - 1 > last) return at > last ? at : last;
  while (at < end) {
    if (at % GRAIN == 0 && at + GRAIN <= end && *SHADOW(at) == 0) {
      at += GRAIN;
      continue;
    }
    if (is_forbidden(at)) return at;
    at++;
  }
  return ALLOWED;
}

void check_range(const void *at, size_t size, int writes, const char *function) {
  if (size == 0 || stopping) return;
  if (first_forbidden((address)at, size) != ALLOWED) stop_for_access((address)at, size, writes, function);
}

// ------------------------------------------------------------------------------------------------ begin

// For clang nothing can stand at address 0, and what would be written there is left out.
static address hidden(address at) {
  __asm__("" : "+r"(at));
  return at;
}

void start_checks(void) {
  static int started;
  if (started) return;
  started = 1;
  // Where the shadow of the shadow lies nothing may be used: null and wild pointers end up there, and a stack that is full.
  __builtin_memset(SHADOW(hidden(0)), NO_MEMORY, SHADOW_END / GRAIN);
  // Called last of all that is called at the end, since it is the first to be registered.
  atexit(find_leaks);
}

void __asan_init(void) { start_checks(); }
void __asan_version_mismatch_check_v8(void) {}
void __asan_before_dynamic_init(const char *module) { (void)module; }
void __asan_after_dynamic_init(void) {}

enum { MOST_UNITS = 8 };
struct globals units[MOST_UNITS];
uint32_t unit_count;
static struct constant {
  struct constant *next;
  const struct global *of;
  char was[];
} *constants;

// Text constants stand where the program may write: WebAssembly has no memory that can only be read. So they are copied,
// and compared at the end.
static int is_text(const struct global *global) {
  const char *name = global->name, *text = ".str";
  while (*text != '\0')
    if (*name++ != *text++) return 0;
  return *name == '\0' || *name == '.';
}

static void copy_constants(const struct global *list, uint32_t count) {
  for (uint32_t n = 0; n < count; n++) {
    if (!is_text(&list[n])) continue;
    struct constant *copy = __real_malloc(sizeof *copy + list[n].size);
    if (copy == NULL) return;
    *copy = (struct constant){constants, &list[n]};
    __builtin_memmove(copy->was, (const void *)list[n].start, list[n].size);
    constants = copy;
  }
}

void check_constants(void) {
  for (const struct constant *copy = constants; copy != NULL; copy = copy->next) {
    const char *is = (const char *)copy->of->start;
    for (uint32_t n = 0; n < copy->of->size; n++)
      if (copy->was[n] != is[n]) stop_for_constant(copy->was, is);
  }
}

void __asan_register_globals(const struct global *list, uint32_t count) {
  start_checks();
  copy_constants(list, count);
  if (unit_count < MOST_UNITS) units[unit_count++] = (struct globals){list, count};
  for (uint32_t n = 0; n < count; n++) {
    const struct global *global = &list[n];
    address end = global->start + global->size;
    address border = (end + GRAIN - 1) / GRAIN * GRAIN;
    if (end % GRAIN != 0) *SHADOW(end) = end % GRAIN;
    forbid(border, global->start + global->with_border - border, GLOBAL_BORDER);
  }
}
// The borders stay for what runs at the end.
void __asan_unregister_globals(const struct global *list, uint32_t count) { (void)list, (void)count; }

// ------------------------------------------------------------------------------------------------ single values

#define VALUE(size)                                                                         \
  void __asan_report_load##size(address at) { stop_for_access(at, size, 0, NULL); }         \
  void __asan_report_store##size(address at) { stop_for_access(at, size, 1, NULL); }        \
  void __asan_load##size(address at) { check_range((void *)at, size, 0, NULL); }            \
  void __asan_store##size(address at) { check_range((void *)at, size, 1, NULL); }
VALUE(1)
VALUE(2)
VALUE(4)
VALUE(8)
VALUE(16)
void __asan_report_load_n(address at, uint32_t size) { stop_for_access(at, size, 0, NULL); }
void __asan_report_store_n(address at, uint32_t size) { stop_for_access(at, size, 1, NULL); }
void __asan_loadN(address at, uint32_t size) { check_range((void *)at, size, 0, NULL); }
void __asan_storeN(address at, uint32_t size) { check_range((void *)at, size, 1, NULL); }

void *__asan_memmove(void *to, const void *from, size_t size) {
  check_range(from, size, 0, "memmove");
  check_range(to, size, 1, "memmove");
  return __builtin_memmove(to, from, size);
}
void *__asan_memcpy(void *to, const void *from, size_t size) {
  check_range(from, size, 0, "memcpy");
  check_range(to, size, 1, "memcpy");
  return __builtin_memmove(to, from, size);
}
void *__asan_memset(void *to, int value, size_t size) {
  check_range(to, size, 1, "memset");
  return __builtin_memset(to, value, size);
}

// ------------------------------------------------------------------------------------------------ the stack

// A function that begins where the shadow is: the stack has grown too far.
static void check_stack(address at) {
  if (at < SHADOW_END) stop_for_stack();
}

void __asan_poison_stack_memory(address at, uint32_t size) {
  check_stack(at);
  forbid(at, size, STACK_LEFT_SCOPE);
}
void __asan_unpoison_stack_memory(address at, uint32_t size) {
  check_stack(at);
  allow(at, size);
}

#define SET_SHADOW(value)                                         \
  void __asan_set_shadow_##value(address shadow, uint32_t size) { \
    check_stack(shadow * GRAIN);                                  \
    __builtin_memset((void *)shadow, 0x##value, size);            \
  }
SET_SHADOW(00)
SET_SHADOW(01)
SET_SHADOW(02)
SET_SHADOW(03)
SET_SHADOW(04)
SET_SHADOW(05)
SET_SHADOW(06)
SET_SHADOW(07)
SET_SHADOW(f1)
SET_SHADOW(f2)
SET_SHADOW(f3)
SET_SHADOW(f5)
SET_SHADOW(f8)

// Before what does not come back (throw, longjmp, exit): functions that are left this way do not clear their borders.
void __asan_handle_no_return(void) {
  char here;
  address from = (address)&here / GRAIN * GRAIN;
  if (from < (address)&__stack_high) allow(from, (address)&__stack_high - from);
}

// An array of variable length has 32 bytes of border before it, and at least as many behind.
enum { VLA_BORDER = 32 };
void __asan_alloca_poison(address at, uint32_t size) {
  check_stack(at);
  address behind = (at + size + VLA_BORDER - 1) / VLA_BORDER * VLA_BORDER;
  address end = at + size;
  forbid(at - VLA_BORDER, VLA_BORDER, VLA_BEFORE);
  if (end % GRAIN != 0) *SHADOW(end) = end % GRAIN;
  end = (end + GRAIN - 1) / GRAIN * GRAIN;
  forbid(end, behind + VLA_BORDER - end, VLA_BEHIND);
}
void __asan_allocas_unpoison(address top, address bottom) {
  if (top != 0 && top < bottom) allow(top, bottom - top);
}

// ------------------------------------------------------------------------------------------------ containers

// libc++ tells how far the memory of a vector is in use: up to `middle`.
void __sanitizer_annotate_contiguous_container(address start, address end, address before, address middle) {
  (void)before;
  if (start % GRAIN != 0) return;
  address whole = end / GRAIN * GRAIN;
  address unused = (middle + GRAIN - 1) / GRAIN * GRAIN;
  allow(start, middle - start);
  if (unused < whole) forbid(unused, whole - unused, RESERVED);
  // The last 8 bytes may belong in part to the border behind, of which malloc knows.
  if (whole < end && middle <= whole) *SHADOW(whole) = RESERVED;
  if (whole < end && middle > whole) *SHADOW(whole) = (uint8_t)(middle - whole);
  if (middle == end && end % GRAIN != 0) *SHADOW(whole) = end % GRAIN;
  // A vector that gives its memory up tells that all of it is in use.
}

// std::deque has pieces of one size, with borders of their own.
void __sanitizer_annotate_double_ended_contiguous_container(address start, address end, address first, address last,
                                                            address new_first, address new_last) {
  (void)start, (void)end, (void)first, (void)last, (void)new_first, (void)new_last;
}
