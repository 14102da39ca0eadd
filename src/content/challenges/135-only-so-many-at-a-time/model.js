const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k, b] = first.split(' ').map(Number);
const tasks = lines.slice(0, n).map((line) => line.split(' '));

/** Gives its entries by time, and those of the same time by rank. */
class Heap {
  #entries = [];

  get size() {
    return this.#entries.length;
  }

  get time() {
    return this.#entries[0]?.time ?? Infinity;
  }

  push(entry) {
    const entries = this.#entries;
    let at = entries.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (isBefore(entries[parent], entry)) break;
      entries[at] = entries[parent];
      at = parent;
    }
    entries[at] = entry;
  }

  pop() {
    const entries = this.#entries;
    const [top] = entries;
    const last = entries.pop();
    if (entries.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= entries.length) break;
      if (child + 1 < entries.length && isBefore(entries[child + 1], entries[child])) child += 1;
      if (isBefore(last, entries[child])) break;
      entries[at] = entries[child];
      at = child;
    }
    entries[at] = last;
    return top;
  }
}

function isBefore(one, other) {
  return one.time < other.time || (one.time === other.time && one.rank < other.rank);
}

const running = new Heap();
const pausing = new Heap();
const queue = tasks.map((_, task) => task);
const tries = tasks.map(() => 0);
let front = 0;
let begun = 0;
let time = 0;
let [done, sum] = [0, 0];
const ended = [];

while (front < queue.length || running.size + pausing.size > 0) {
  while (running.size < k && front < queue.length) {
    const task = queue[front];
    front += 1;
    begun += 1;
    running.push({ time: time + Number.parseInt(tasks[task][tries[task]], 10), rank: begun, task });
    tries[task] += 1;
  }
  time = Math.min(running.time, pausing.time);
  while (running.time === time) {
    const { task } = running.pop();
    const hasFailed = tasks[task][tries[task] - 1].endsWith('x');
    if (hasFailed && tries[task] < tasks[task].length) {
      pausing.push({ time: time + b * 2 ** (tries[task] - 1), rank: task, task });
      continue;
    }
    if (!hasFailed) done += 1;
    sum += time;
    ended.push(task + 1);
  }
  while (pausing.time === time) queue.push(pausing.pop().task);
}
console.log(done, n - done);
console.log(time, sum);
console.log(ended.slice(0, 10).join(' '));
