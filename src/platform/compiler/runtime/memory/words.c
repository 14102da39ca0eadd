// What went wrong with memory, in words. See memory.h. A message begins with its kind, by which the page knows how to
// explain it (faults.ts): "heap buffer overflow: writing 4 bytes just past the end of a block of 40 bytes from malloc".
#include "memory.h"
#include <stdio.h>

int stopping;

struct text {
  char chars[512];
  uint32_t length;
};

static void add(struct text *text, const char *more) {
  while (*more != '\0' && text->length < sizeof text->chars - 1) text->chars[text->length++] = *more++;
  text->chars[text->length] = '\0';
}

static void add_number(struct text *text, uint32_t value) {
  char digits[11];
  char *first = digits + sizeof digits - 1;
  *first = '\0';
  do *--first = (char)('0' + value % 10);
  while ((value /= 10) != 0);
  add(text, first);
}

static void add_bytes(struct text *text, uint32_t bytes) {
  add_number(text, bytes);
  add(text, bytes == 1 ? " byte" : " bytes");
}

_Noreturn static void stop(const struct text *text) {
  stopping = 1;
  fflush(NULL);
  elevate_report(REPORT_MEMORY, text->chars, 0, 0);
  __builtin_trap();
}

// ", 3 bytes past the end of ", of something of `size` bytes that begins at `from`.
static void add_distance(struct text *text, address bad, address from, uint32_t size) {
  if (bad >= from && bad < from + size) add(text, " inside ");
  else if (bad == from + size) add(text, " just past the end of ");
  else {
    add(text, ", ");
    add_bytes(text, bad < from ? from - bad : bad - from - size);
    add(text, bad < from ? " before the start of " : " past the end of ");
  }
}

static const char *const givers[] = {"malloc", "new", "new[]"};
static const char *const takers[] = {"free()", "delete", "delete[]"};

static void add_block(struct text *text, const struct block *block) {
  add(text, "a block of ");
  add_bytes(text, block->size);
  add(text, " from ");
  add(text, givers[block->giver]);
}

static void add_size_of(struct text *text, uint32_t size) {
  add(text, " (");
  add_bytes(text, size);
  add(text, ")");
}

static int add_global(struct text *text, address bad) {
  for (uint32_t unit = 0; unit < unit_count; unit++)
    for (uint32_t n = 0; n < units[unit].count; n++) {
      const struct global *global = &units[unit].list[n];
      if (bad < global->start || bad >= global->start + global->with_border) continue;
      add_distance(text, bad, global->start, global->size);
      if (global->name[0] == '.' || global->name[0] == '<') add(text, "a text constant");
      else {
        add(text, "the global '");
        add(text, global->name);
        add(text, "'");
      }
      add_size_of(text, global->size);
      return 1;
    }
  return 0;
}

// ------------------------------------------------------------------------------------------------ local variables

static uint32_t read_number(const char **at) {
  uint32_t value = 0;
  while (**at == ' ') ++*at;
  for (; **at >= '0' && **at <= '9'; ++*at) value = value * 10 + (uint32_t)(**at - '0');
  return value;
}

// A frame begins with clang's mark and the address of a text: how many locals, and for each its offset, size, and its
// name with the name's length before it.
enum { FRAME_MARK = 0x41b58ab3, FRAME_STEP = 32, FARTHEST = 1 << 16 };

static address frame_of(address at) {
  address frame = at / FRAME_STEP * FRAME_STEP;
  for (int steps = 0; steps < FARTHEST && frame > SHADOW_END; steps++, frame -= FRAME_STEP)
    if (*(const uint32_t *)frame == FRAME_MARK && *SHADOW(frame) == STACK_BEFORE) return frame;
  return 0;
}

static int add_local(struct text *text, address bad) {
  address frame = frame_of(bad);
  if (frame == 0) return 0;
  const char *at = *(const char **)(frame + 4);
  address nearest = 0;
  uint32_t nearest_size = 0, nearest_length = 0, distance_so_far = UINT32_MAX;
  const char *nearest_name = "";
  for (uint32_t count = read_number(&at); count > 0; count--) {
    address start = frame + read_number(&at);
    uint32_t size = read_number(&at), length = read_number(&at);
    const char *name = ++at;
    at += length;
    uint32_t distance = bad < start ? start - bad : bad < start + size ? 0 : bad - start - size;
    // Between two of them it is more often the first that was left at its end.
    if (distance > distance_so_far || (distance == distance_so_far && bad < start)) continue;
    distance_so_far = distance, nearest = start, nearest_size = size, nearest_name = name;
    // Behind a colon stands the line.
    for (nearest_length = 0; nearest_length < length && name[nearest_length] != ':';) nearest_length++;
  }
  if (nearest == 0) return 0;
  char name[64];
  if (nearest_length >= sizeof name) nearest_length = sizeof name - 1;
  __builtin_memmove(name, nearest_name, nearest_length);
  name[nearest_length] = '\0';
  add_distance(text, bad, nearest, nearest_size);
  add(text, "'");
  add(text, name);
  add(text, "'");
  add_size_of(text, nearest_size);
  return 1;
}

// ------------------------------------------------------------------------------------------------ the reports

// Below this, an address is null with an offset: a field of a structure, an index.
enum { NULL_PAGE = 65536 };

static const char *kind_of(enum reason why, address at, const struct block *block) {
  switch ((int)why) {
    case FREED: return "heap use after free: ";
    case HEAP_BORDER: return block != NULL && block->state == RESTING ? "heap use after free: " : "heap buffer overflow: ";
    case RESERVED: return "container overflow: ";
    case GLOBAL_BORDER: return "global buffer overflow: ";
    case STACK_LEFT_SCOPE: return "stack use after scope: ";
    case NO_MEMORY: return at < NULL_PAGE ? "null pointer: " : "wild pointer: ";
    default: return "stack buffer overflow: ";
  }
}

void stop_for_access(address at, uint32_t size, int writes, const char *function) {
  stopping = 1;
  address last = (address)__builtin_wasm_memory_size(0) * 65536 - 1;
  address bad = first_forbidden(at, size);
  if (bad == ALLOWED) bad = at;
  int outside = bad >= last;
  enum reason why = outside ? NO_MEMORY : *SHADOW(bad);
  // The last bytes of something that is no multiple of 8 long: the reason stands behind them.
  if (why < GRAIN) why = *(SHADOW(bad) + 1);
  const struct block *block = why == HEAP_BORDER || why == FREED || why == RESERVED ? block_around(bad) : NULL;
  struct text text = {0};
  add(&text, kind_of(why, at, block));
  add(&text, writes ? "writing " : "reading ");
  add_bytes(&text, size);
  if (why == RESERVED) add(&text, " past the last element, in memory that the container keeps in reserve");
  else if (block != NULL) {
    add_distance(&text, bad, start_of(block), block->size);
    add_block(&text, block);
    if (block->state == RESTING) add(&text, " that was given back before");
  } else if (why == NO_MEMORY) add(&text, at < NULL_PAGE ? " through a pointer that is null" : " where the program has no memory");
  else if (why == VLA_BEFORE) add(&text, " before the start of an array of variable length");
  else if (why == VLA_BEHIND) add(&text, " past the end of an array of variable length");
  else if (!(why == GLOBAL_BORDER ? add_global(&text, bad) : add_local(&text, bad)))
    add(&text, " outside of what the program reserved");
  if (function != NULL) {
    add(&text, ", in ");
    add(&text, function);
  }
  if (block != NULL) {
    elevate_related(block->id, 0);
    if (block->state == RESTING) elevate_related(block->id, 1);
  }
  stop(&text);
}

// `block`: what was given back before, or NULL when nothing begins there.
void stop_for_free(void *pointer, const struct block *block, enum giver taker) {
  stopping = 1;
  struct text text = {0};
  add(&text, block == NULL ? "invalid free: " : "double free: ");
  add(&text, takers[taker]);
  if (block != NULL) {
    add(&text, " of ");
    add_block(&text, block);
    add(&text, " that was given back before");
    elevate_related(block->id, 0);
    elevate_related(block->id, 1);
    stop(&text);
  }
  const struct block *around = block_around((address)pointer);
  if (around == NULL) {
    add(&text, " of an address that malloc or new never gave");
    stop(&text);
  }
  add(&text, " of an address");
  add_distance(&text, (address)pointer, start_of(around), around->size);
  add_block(&text, around);
  elevate_related(around->id, 0);
  stop(&text);
}

void stop_for_mismatch(const struct block *block, enum giver taker) {
  struct text text = {0};
  add(&text, "mismatched free: ");
  add_block(&text, block);
  add(&text, " was given back with ");
  add(&text, takers[taker]);
  elevate_related(block->id, 0);
  stop(&text);
}

void stop_for_stack(void) {
  struct text text = {0};
  add(&text, "stack overflow: the local variables of the running functions need more than the ");
  add_number(&text, STACK_BYTES >> 20);
  add(&text, " MB of the stack");
  stop(&text);
}

void stop_for_constant(const char *before, const char *after) {
  struct text text = {0};
  enum { SHOWN = 40 };
  add(&text, "text constant changed: \"");
  for (uint32_t n = 0; n < SHOWN && before[n] != '\0'; n++) add(&text, (char[]){before[n], '\0'});
  add(&text, "\" became \"");
  for (uint32_t n = 0; n < SHOWN && after[n] != '\0'; n++) add(&text, (char[]){after[n], '\0'});
  add(&text, "\"");
  stop(&text);
}
