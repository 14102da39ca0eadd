const [n, m, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const roads = Array.from({ length: n + 1 }, () => []);
for (let at = 0; at < m; at += 1) {
  const [one, other, toll] = rest.slice(3 * at, 3 * at + 3);
  roads[one].push([other, toll]);
  roads[other].push([one, toll]);
}

/** Whether the entry [cost, roads, town] is smaller. */
const isLess = (one, other) => one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);

const heap = [];
function push(entry) {
  let at = heap.length;
  heap.push(entry);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isLess(entry, heap[parent])) break;
    heap[at] = heap[parent];
    at = parent;
  }
  heap[at] = entry;
}
function pop() {
  const first = heap[0];
  const entry = heap.pop();
  if (heap.length === 0) return first;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isLess(heap[child + 1], heap[child])) child += 1;
    if (!isLess(heap[child], entry)) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = entry;
  return first;
}

function cheapest() {
  const settled = new Array(n + 1).fill(false);
  push([0, 0, 1]);
  while (heap.length > 0) {
    const [cost, count, town] = pop();
    if (town === n) return `${cost} ${count}`;
    if (settled[town]) continue;
    settled[town] = true;
    for (const [other, toll] of roads[town]) if (!settled[other]) push([cost + toll, count + 1, other]);
  }
  return 'none';
}

console.log(cheapest());
