// Keeps all events in one heap of nodes that are merged, with the kind of event in the order
const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k, b] = head.split(' ').map(Number);
const plans = lines.map((line) => line.split(' '));
const lessThan = (a, c) => a.time - c.time || a.kind - c.kind || a.rank - c.rank;
const merge = (a, c) => {
  if (!a || !c) return a ?? c;
  if (lessThan(a, c) > 0) return merge(c, a);
  c.sibling = a.child;
  a.child = c;
  return a;
};
const without = (root) => {
  const pairs = [];
  for (let node = root.child; node; ) {
    const other = node.sibling;
    const following = other?.sibling;
    node.sibling = null;
    if (other) other.sibling = null;
    pairs.push(merge(node, other));
    node = following;
  }
  return pairs.reduceRight((all, one) => merge(one, all), null);
};
const [END, READY] = [0, 1];
let heap = null;
let now = 0;
let free = k;
let begun = 0;
const queue = plans.map((_, task) => [task, 0]);
const finished = [];
const failed = [];
for (let front = 0; ; ) {
  for (; free > 0 && front < queue.length; front += 1) {
    const [task, attempt] = queue[front];
    free -= 1;
    begun += 1;
    heap = merge(heap, { time: now + parseInt(plans[task][attempt], 10), kind: END, rank: begun, task, attempt, child: null, sibling: null });
  }
  if (!heap) break;
  now = heap.time;
  while (heap && heap.time === now) {
    const { kind, task, attempt } = heap;
    heap = without(heap);
    if (kind === READY) {
      queue.push([task, attempt]);
      continue;
    }
    free += 1;
    const isBad = plans[task][attempt].includes('x');
    if (isBad && attempt < plans[task].length - 1)
      heap = merge(heap, { time: now + b * (1 << attempt), kind: READY, rank: task, task, attempt: attempt + 1, child: null, sibling: null });
    else {
      finished.push([task + 1, now]);
      if (isBad) failed.push(task);
    }
  }
}
console.log(n - failed.length, failed.length);
console.log(now, finished.reduce((sum, [, time]) => sum + time, 0));
console.log(finished.slice(0, 10).map(([task]) => task).join(' '));
