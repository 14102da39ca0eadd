// malloc and free with borders. See memory.h.
#include "memory.h"
#include <errno.h>

REAL void *__real_malloc(size_t size);
REAL void __real_free(void *pointer);

// Living blocks, the newest first; resting ones in the order in which they were given back.
struct block *living, *resting;
static struct block *last_resting;
uint32_t living_count;
static uint32_t resting_bytes, given;

enum {
  // What was given back is not used again before this much came after it.
  REST = 24 << 20,
  // A block is filled so far, so that what was never set is seen to be odd. The same each time.
  FILLED = 4096,
  ODD = 0xbe,
  LARGEST = 1 << 30,
};

// The block that begins here, or NULL.
struct block *block_of(const void *pointer) {
  address at = (address)pointer;
  if (at % 8 != 0 || at < (address)&__heap_base + sizeof(struct block)) return NULL;
  if (at > (address)__builtin_wasm_memory_size(0) * 65536) return NULL;
  struct block *block = (struct block *)pointer - 1;
  return block->self == block && (block->state == LIVING || block->state == RESTING) ? block : NULL;
}

static struct block *around(struct block *list, address at) {
  for (; list != NULL; list = list->next)
    if (at >= (address)list && at < start_of(list) + list->size + list->behind) return list;
  return NULL;
}

// The block to which an address belongs, with its borders.
struct block *block_around(address at) {
  struct block *found = around(living, at);
  return found != NULL ? found : around(resting, at);
}

// Ends the rest of the oldest block. Its memory stays forbidden until it is given out again.
static int end_a_rest(void) {
  struct block *oldest = resting;
  if (oldest == NULL) return 0;
  resting = oldest->next;
  if (resting == NULL) last_resting = NULL;
  resting_bytes -= oldest->size + sizeof(struct block);
  oldest->state = 0;
  oldest->self = NULL;
  __real_free(oldest->from);
  return 1;
}

static uint32_t border_behind(uint32_t size) {
  uint32_t border = size < 128 ? 16 : size < 4096 ? 64 : 256;
  return border + (GRAIN - size % GRAIN) % GRAIN;
}

static void *give(size_t size, size_t alignment) {
  start_checks();
  if (alignment < 16) alignment = 16;
  if (size > LARGEST || alignment > LARGEST) {
    errno = ENOMEM;
    return NULL;
  }
  uint32_t behind = border_behind(size);
  char *from;
  while ((from = __real_malloc(sizeof(struct block) + size + behind + alignment - 16)) == NULL)
    if (!end_a_rest()) {
      errno = ENOMEM;
      return NULL;
    }
  address start = ((address)from + sizeof(struct block) + alignment - 1) / alignment * alignment;
  struct block *block = (struct block *)start - 1;
  *block = (struct block){.state = LIVING, .size = size, .id = ++given, .behind = (uint16_t)behind};
  block->from = from;
  block->self = block;
  block->next = living;
  if (living != NULL) living->previous = block;
  living = block;
  living_count++;
  address border = (start + size + GRAIN - 1) / GRAIN * GRAIN;
  forbid((address)block, sizeof *block, HEAP_BORDER);
  allow(start, size);
  forbid(border, start + size + behind - border, HEAP_BORDER);
  __builtin_memset((void *)start, ODD, size < FILLED ? size : FILLED);
  elevate_note(block->id, 0);
  return (void *)start;
}

void give_back(void *pointer, enum giver taker) {
  if (pointer == NULL) return;
  struct block *block = block_of(pointer);
  if (block == NULL || block->state == RESTING) stop_for_free(pointer, block, taker);
  if (block->giver != taker && !block->deleted) stop_for_mismatch(block, taker);
  if (block->previous != NULL) block->previous->next = block->next;
  else living = block->next;
  if (block->next != NULL) block->next->previous = block->previous;
  living_count--;
  block->state = RESTING;
  block->next = block->previous = NULL;
  forbid(start_of(block), block->size, FREED);
  elevate_note(block->id, 1);
  if (last_resting != NULL) last_resting->next = block;
  else resting = block;
  last_resting = block;
  resting_bytes += block->size + sizeof(struct block);
  while (resting_bytes > REST && end_a_rest());
}

void *__wrap_malloc(size_t size) { return give(size, 16); }
void __wrap_free(void *pointer) { give_back(pointer, BY_MALLOC); }

void *__wrap_calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    errno = ENOMEM;
    return NULL;
  }
  void *block = give(bytes, 16);
  return block == NULL ? NULL : __builtin_memset(block, 0, bytes);
}

void *__wrap_realloc(void *pointer, size_t size) {
  if (pointer == NULL) return give(size, 16);
  const struct block *old = block_of(pointer);
  if (old == NULL || old->state == RESTING) stop_for_free(pointer, old, BY_MALLOC);
  void *block = give(size, 16);
  if (block == NULL) return NULL;
  __builtin_memmove(block, pointer, old->size < size ? old->size : size);
  give_back(pointer, BY_MALLOC);
  return block;
}

void *__wrap_reallocarray(void *pointer, size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    errno = ENOMEM;
    return NULL;
  }
  return __wrap_realloc(pointer, bytes);
}

void *__wrap_aligned_alloc(size_t alignment, size_t size) { return give(size, alignment); }

int __wrap_posix_memalign(void **block, size_t alignment, size_t size) {
  *block = give(size, alignment);
  return *block == NULL ? ENOMEM : 0;
}

size_t __wrap_malloc_usable_size(void *pointer) {
  const struct block *block = block_of(pointer);
  return block == NULL ? 0 : block->size;
}

// For new.c. new and delete are made of malloc and free; these note by which of them a block went.
void *elevate_given(void *pointer, int giver) {
  struct block *block = block_of(pointer);
  if (block != NULL) block->giver = giver & 3;
  return pointer;
}

void elevate_taken(void *pointer, int taker) {
  struct block *block = block_of(pointer);
  if (pointer == NULL || (block != NULL && block->state == LIVING && block->deleted)) return;
  if (block == NULL || block->state != LIVING) stop_for_free(pointer, block, (enum giver)taker);
  if (block->giver != taker) stop_for_mismatch(block, (enum giver)taker);
  block->deleted = 1;
}

// ------------------------------------------------------------------------------------------------ excused from leaks

// libc++ is built without exceptions: the texts it is at when one is thrown on its behalf are never given back.
void elevate_library_threw(void) {
  struct block *block = living;
  for (int n = 0; n < 2 && block != NULL; n++, block = block->next) block->excused = 1;
}

// An exception belongs to the runtime, with what it alone points to.
void elevate_excuse(void *pointer) {
  struct block *block = block_of(pointer);
  if (block != NULL) block->excused = 1;
}

// The C library gets memory for argv, which it never gives back; this call follows right after.
REAL uint16_t __real___wasi_args_get(uint8_t **values, uint8_t *texts);
uint16_t __wrap___wasi_args_get(uint8_t **values, uint8_t *texts) {
  for (struct block *block = living; block != NULL; block = block->next) block->excused = 1;
  return __real___wasi_args_get(values, texts);
}
