// What `src/platform/meaning/times-wasm.ts` holds, compiled by `build-times.mjs`: rows of 32-bit floats times a matrix of signed
// bytes, each row of which has a scale and a bias. Columns come in eights. Four rows at once, so that a weight is
// read and widened a quarter as often.
#include <wasm_simd128.h>

static inline float sum(v128_t parts) {
  return wasm_f32x4_extract_lane(parts, 0) + wasm_f32x4_extract_lane(parts, 1) + wasm_f32x4_extract_lane(parts, 2) +
         wasm_f32x4_extract_lane(parts, 3);
}

__attribute__((export_name("times"))) void times(const float *input, int count, const signed char *weights,
                                                 const float *scale, const float *bias, int rows, int columns,
                                                 float *output) {
  for (int from = 0; from < count; from += 4) {
    const int last = count - 1;
    const float *a = input + from * columns;
    const float *b = input + (from + 1 < count ? from + 1 : last) * columns;
    const float *c = input + (from + 2 < count ? from + 2 : last) * columns;
    const float *d = input + (from + 3 < count ? from + 3 : last) * columns;
    for (int row = 0; row < rows; row++) {
      const signed char *weight = weights + row * columns;
      v128_t one = wasm_f32x4_splat(0), two = one, three = one, four = one;
      for (int at = 0; at < columns; at += 8) {
        const v128_t whole = wasm_i16x8_load8x8(weight + at);
        const v128_t low = wasm_f32x4_convert_i32x4(wasm_i32x4_extend_low_i16x8(whole));
        const v128_t high = wasm_f32x4_convert_i32x4(wasm_i32x4_extend_high_i16x8(whole));
#define TAKE(parts, from_row)                                                                                          \
  parts = wasm_f32x4_add(parts, wasm_f32x4_mul(low, wasm_v128_load(from_row + at)));                                   \
  parts = wasm_f32x4_add(parts, wasm_f32x4_mul(high, wasm_v128_load(from_row + at + 4)));
        TAKE(one, a)
        TAKE(two, b)
        TAKE(three, c)
        TAKE(four, d)
      }
      output[from * rows + row] = sum(one) * scale[row] + bias[row];
      if (from + 1 < count) output[(from + 1) * rows + row] = sum(two) * scale[row] + bias[row];
      if (from + 2 < count) output[(from + 2) * rows + row] = sum(three) * scale[row] + bias[row];
      if (from + 3 < count) output[(from + 3) * rows + row] = sum(four) * scale[row] + bias[row];
    }
  }
}
