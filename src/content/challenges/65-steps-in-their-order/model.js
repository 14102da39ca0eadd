const [n, m, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const followers = Array.from({ length: n + 1 }, () => []);
const missing = new Array(n + 1).fill(0);
for (let at = 0; at < m; at += 1) {
  followers[rest[2 * at]].push(rest[2 * at + 1]);
  missing[rest[2 * at + 1]] += 1;
}

const heap = [];
function push(value) {
  let at = heap.length;
  heap.push(value);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent] <= value) break;
    heap[at] = heap[parent];
    at = parent;
  }
  heap[at] = value;
}
function pop() {
  const first = heap[0];
  const value = heap.pop();
  if (heap.length === 0) return first;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child += 1;
    if (heap[child] >= value) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = value;
  return first;
}

for (let step = 1; step <= n; step += 1) if (missing[step] === 0) push(step);
const order = [];
while (heap.length > 0) {
  const step = pop();
  order.push(step);
  for (const follower of followers[step]) {
    missing[follower] -= 1;
    if (missing[follower] === 0) push(follower);
  }
}
if (order.length < n) console.log('circle');
else {
  // At most 100,000 times 100,000 is added at a time: far below 2 to the 53rd.
  let sum = 0;
  order.forEach((step, index) => {
    sum = (sum + (index + 1) * step) % 1000000007;
  });
  console.log(`${order[0]} ${order[(n - 1) >> 1]} ${order[n - 1]}\n${sum}`);
}
