// Linked into programs that are gone through step by step.
#include <stdint.h>
#include <stdio.h>

// Given by the page: step `number` is about to run, in a function whose variables are counted from `frame`. The recorder puts
// the calls of it into programs (`src/platform/program-steps/add-steps.ts`). It is imported under this name although no C calls it.
__attribute__((import_module("elevate"), import_name("step"))) void elevate_step(uint32_t number, uint32_t frame);
__attribute__((export_name("elevate_keep_step"))) void elevate_keep_step(uint32_t number, uint32_t frame) {
  elevate_step(number, frame);
}

// What a step wrote is there before the next.
__attribute__((constructor)) static void write_at_once(void) { setvbuf(stdout, NULL, _IONBF, 0); }
