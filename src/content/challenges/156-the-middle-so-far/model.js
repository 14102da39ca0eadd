const [, ...readings] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

/** The smallest number is on top. */
class Heap {
  #values = [];

  get size() {
    return this.#values.length;
  }

  get top() {
    return this.#values[0];
  }

  push(value) {
    const values = this.#values;
    let at = values.length;
    values.push(value);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (values[parent] <= value) break;
      values[at] = values[parent];
      at = parent;
    }
    values[at] = value;
  }

  pop() {
    const values = this.#values;
    const [first] = values;
    const value = values.pop();
    if (values.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= values.length) break;
      if (child + 1 < values.length && values[child + 1] < values[child]) child += 1;
      if (values[child] >= value) break;
      values[at] = values[child];
      at = child;
    }
    values[at] = value;
    return first;
  }
}

// The lower half as negative numbers, so that its largest is on top; as large as the upper one, or larger by one.
const lower = new Heap();
const upper = new Heap();
let sum = 0;
for (const reading of readings) {
  if (lower.size > upper.size) {
    lower.push(-reading);
    upper.push(-lower.pop());
  } else {
    upper.push(reading);
    lower.push(-upper.pop());
  }
  sum -= lower.top;
}
console.log(`${sum} ${0 - lower.top}`);
