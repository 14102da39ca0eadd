/** Mulberry32, a generator of 32 bits of state (T. Ettinger, public domain): numbers from 0 up to, not including, 1. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Chance = () => number;

/** One of a list, which has one at least. */
export function oneOf<L extends readonly [unknown, ...unknown[]]>(list: L, next: Chance): L[number] {
  return list[Math.floor(next() * list.length)] ?? list[0];
}
