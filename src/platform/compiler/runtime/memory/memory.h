// What the parts of the memory checks share. They are linked into programs that clang built with -fsanitize=address:
//   shadow.c   the map of usable memory, and the functions that clang calls
//   heap.c     malloc and free with a border around each block; what was freed rests before it is used again
//   leaks.c    what nobody points to at the end
//   words.c    what went wrong, in words
//   library.c, formats.c   functions of the C library, whose insides are not instrumented
//   new.c      which of new, new[] and malloc a block came from (C++ only)
// They must themselves be compiled without -fsanitize=address, and with -fno-builtin: some of them replace the very
// functions that clang would call for a loop.
//
// For 8 bytes of memory the map ("shadow") holds one byte, at address / 8: 0 when all may be used, 1 to 7 when only as
// many from the first on, and more when none, with the reason. Linear memory begins with the shadow; the stack, the data
// and the heap come behind it.
#ifndef ELEVATE_MEMORY_H
#define ELEVATE_MEMORY_H
#include <stddef.h>
#include <stdint.h>

typedef uintptr_t address;
enum { GRAIN = 8 };
#define SHADOW(at) ((uint8_t *)((address)(at) / GRAIN))

// What may not be used, and why: clang's own values, and ours for what clang leaves to its runtime.
enum reason {
  STACK_BEFORE = 0xf1,
  STACK_LEFT_SCOPE = 0xf8,
  GLOBAL_BORDER = 0xf9,
  HEAP_BORDER = 0xfa,
  RESERVED = 0xfc,
  FREED = 0xfd,
  NO_MEMORY = 0xfe,
  VLA_BEFORE = 0xca,
  VLA_BEHIND = 0xcb,
};

// The linker puts the stack between shadow and data; `command-lines.ts` gives it this much more than the shadow takes.
#define STACK_BYTES ((address)8 << 20)
extern char __stack_high, __heap_base, __data_end, __global_base;
#define SHADOW_END ((address)&__stack_high - STACK_BYTES)

// What --wrap leads past. Weak: a program that defines the function itself is not wrapped, and one that does not use it
// need not link it.
#define REAL __attribute__((weak))

void start_checks(void);
void forbid(address at, uint32_t size, enum reason why);
void allow(address at, uint32_t size);
int is_forbidden(address at);
// The first byte of a stretch that may not be used, or ALLOWED.
#define ALLOWED UINTPTR_MAX
address first_forbidden(address at, uint32_t size);
// Stops the program when a stretch of memory may not be used. `function`: the library's function it was given to.
void check_range(const void *at, size_t size, int writes, const char *function);

// ------------------------------------------------------------------------------------------------ heap

enum giver { BY_MALLOC, BY_NEW, BY_NEW_ARRAY };
enum { LIVING = 0x4c495645, RESTING = 0x52455354 };

// Stands before each block, and is the border on that side.
struct block {
  uint32_t state;
  uint32_t size;
  uint32_t id;
  uint8_t giver : 2;
  uint8_t reached : 1;   // leaks.c: something points to it
  uint8_t deleted : 1;   // delete has seen it, free comes next
  uint8_t excused : 1;   // a library's, which never gives it back
  uint16_t behind;       // bytes of border at the other side
  struct block *next;
  struct block *previous;
  void *from;            // the C library's own address
  struct block *self;
};
_Static_assert(sizeof(struct block) == 32, "clang aligns what malloc gives to 16");

extern struct block *living, *resting;
extern uint32_t living_count;
extern int stopping;
static inline address start_of(const struct block *block) { return (address)(block + 1); }
struct block *block_of(const void *pointer);
struct block *block_around(address at);
void *__real_malloc(size_t size);
void give_back(void *pointer, enum giver taker);

void find_leaks(void);
// Stops the program when a text constant is not what it was.
void check_constants(void);

// ------------------------------------------------------------------------------------------------ words

// As clang lays out what it tells of a global.
struct global {
  address start;
  uint32_t size;
  uint32_t with_border;
  const char *name;
  const char *module;
  uint32_t is_made_at_start;
  const void *place, *indicator;
};
extern struct globals { const struct global *list; uint32_t count; } units[];
extern uint32_t unit_count;

_Noreturn void stop_for_access(address at, uint32_t size, int writes, const char *function);
_Noreturn void stop_for_free(void *pointer, const struct block *block, enum giver taker);
_Noreturn void stop_for_mismatch(const struct block *block, enum giver taker);
_Noreturn void stop_for_stack(void);
_Noreturn void stop_for_constant(const char *before, const char *after);

// ------------------------------------------------------------------------------------------------ the page

#define IMPORT(name) __attribute__((import_module("elevate"), import_name(#name)))
// The page notes where the program is: where block `id` came from, or where it was given back.
IMPORT(note) void elevate_note(uint32_t id, int freed);
// Which notes belong to the report that follows.
IMPORT(related) void elevate_related(uint32_t id, int freed);
// A block that was lost, and, after all of them, how many there are.
IMPORT(leaked) void elevate_leaked(uint32_t id, uint32_t size);
IMPORT(leaks) void elevate_leaks(uint32_t blocks, uint32_t bytes);
IMPORT(report) void elevate_report(int kind, const char *text, uint32_t line, uint32_t column);
enum { REPORT_MEMORY = 5 };
#endif
