// What nobody points to at the end of the program. See memory.h. Memory is searched for anything that looks like a
// pointer, as the garbage collectors of C do: what is found can only be too little, never wrong.
#include "memory.h"
#include <stdio.h>

// The most blocks of which the page hears one by one.
enum { TOLD = 1000 };

static struct block **in_order;
// Blocks that were reached and not yet searched, linked by `previous`, which is no longer needed.
static struct block *unsearched;

// Puts the blocks into the order of their addresses (heapsort: no memory, no recursion).
static void sort(struct block **list, uint32_t count) {
  for (uint32_t from = count / 2, end = count; end > 1;) {
    if (from > 0) from--;
    else {
      struct block *largest = list[0];
      list[0] = list[--end];
      list[end] = largest;
    }
    for (uint32_t root = from; 2 * root + 1 < end;) {
      uint32_t child = 2 * root + 1;
      if (child + 1 < end && list[child + 1] > list[child]) child++;
      if (list[root] >= list[child]) break;
      struct block *smaller = list[root];
      list[root] = list[child];
      list[child] = smaller;
      root = child;
    }
  }
}

static void reach(struct block *block) {
  if (block->reached) return;
  block->reached = 1;
  block->previous = unsearched;
  unsearched = block;
}

static struct block *points_into(address pointer) {
  uint32_t low = 0, high = living_count;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (start_of(in_order[middle]) <= pointer) low = middle + 1;
    else high = middle;
  }
  if (low == 0) return NULL;
  struct block *block = in_order[low - 1];
  uint32_t size = block->size == 0 ? 1 : block->size;
  return pointer < start_of(block) + size ? block : NULL;
}

static void search(address from, address end) {
  for (from = (from + 3) / 4 * 4; from + 4 <= end; from += 4) {
    address pointer = *(const address *)from;
    if (pointer < (address)&__heap_base) continue;
    struct block *block = points_into(pointer);
    if (block != NULL) reach(block);
  }
}

void find_leaks(void) {
  char here;
  if (stopping) return;
  check_constants();
  if (living_count == 0) return;
  fflush(NULL);
  in_order = __real_malloc(living_count * sizeof *in_order);
  // The program took all there is: it goes without the search.
  if (in_order == NULL) return;
  uint32_t count = 0;
  for (struct block *block = living; block != NULL; block = block->next) in_order[count++] = block;
  sort(in_order, count);

  // What is still on the stack, and all global variables.
  search((address)&here, (address)&__heap_base);
  for (uint32_t n = 0; n < count; n++)
    if (in_order[n]->excused) reach(in_order[n]);
  while (unsearched != NULL) {
    struct block *block = unsearched;
    unsearched = block->previous;
    search(start_of(block), start_of(block) + block->size);
  }

  uint32_t blocks = 0, bytes = 0;
  for (struct block *block = living; block != NULL; block = block->next) {
    if (block->reached) continue;
    if (++blocks <= TOLD) elevate_leaked(block->id, block->size);
    bytes += block->size;
  }
  if (blocks > 0) elevate_leaks(blocks, bytes);
}
