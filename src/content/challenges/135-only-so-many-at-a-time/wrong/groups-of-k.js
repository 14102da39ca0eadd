// Runs groups of k, and begins the next group when the slowest of it has ended
const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k, b] = head.split(' ').map(Number);
const plans = lines.map((line) => line.split(' '));
let queue = plans.map((_, task) => ({ task, attempt: 0, ready: 0 }));
let now = 0;
const ended = [];
let done = 0;
while (queue.length > 0) {
  queue.sort((one, other) => Math.max(one.ready, now) - Math.max(other.ready, now));
  const group = queue.splice(0, k).filter((one) => one.ready <= now || !queue.push(one));
  if (group.length === 0) {
    now = Math.min(...queue.map(({ ready }) => ready));
    continue;
  }
  const ends = group.map(({ task, attempt }) => ({ task, attempt, end: now + parseInt(plans[task][attempt], 10) }));
  for (const { task, attempt, end } of ends.sort((one, other) => one.end - other.end)) {
    const bad = plans[task][attempt].endsWith('x');
    if (bad && attempt + 1 < plans[task].length) queue.push({ task, attempt: attempt + 1, ready: end + b * 2 ** attempt });
    else {
      ended.push([task + 1, end]);
      if (!bad) done += 1;
    }
    now = Math.max(now, end);
  }
}
console.log(done, n - done);
console.log(now, ended.reduce((sum, [, end]) => sum + end, 0));
console.log(ended.slice(0, 10).map(([task]) => task).join(' '));
