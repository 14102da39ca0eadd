const [n, k, ...readings] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

/** The places of readings that may still be the first of a window in a given order. */
class Queue {
  #places = [];
  #front = 0;
  #beats;

  constructor(beats) {
    this.#beats = beats;
  }

  /** The best reading of the window that ends at the place. */
  bestUpTo(place) {
    while (this.#places.length > this.#front && !this.#beats(readings[this.#places.at(-1)], readings[place]))
      this.#places.pop();
    this.#places.push(place);
    if (this.#places[this.#front] <= place - k) this.#front += 1;
    return readings[this.#places[this.#front]];
  }
}

const largest = new Queue((one, other) => one > other);
const smallest = new Queue((one, other) => one < other);
let calmest = Infinity;
let begin = 0;
for (let place = 0; place < n; place += 1) {
  const unrest = largest.bestUpTo(place) - smallest.bestUpTo(place);
  if (place < k - 1 || unrest >= calmest) continue;
  calmest = unrest;
  begin = place - k + 2;
}
console.log(`${calmest} ${begin}`);
