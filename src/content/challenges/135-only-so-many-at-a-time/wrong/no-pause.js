// Puts a failed task back into the queue at once
const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k] = head.split(' ').map(Number);
const plans = lines.map((line) => line.split(' '));
const queue = plans.map((_, task) => [task, 0]);
const running = [];
let [now, front, done] = [0, 0, 0];
const ended = [];
while (front < queue.length || running.length > 0) {
  while (running.length < k && front < queue.length) {
    const [task, attempt] = queue[front++];
    running.push({ task, attempt, end: now + parseInt(plans[task][attempt], 10) });
  }
  now = Math.min(...running.map(({ end }) => end));
  for (const one of running.filter(({ end }) => end === now)) {
    running.splice(running.indexOf(one), 1);
    const bad = plans[one.task][one.attempt].endsWith('x');
    if (bad && one.attempt + 1 < plans[one.task].length) queue.push([one.task, one.attempt + 1]);
    else {
      ended.push([one.task + 1, now]);
      if (!bad) done += 1;
    }
  }
}
console.log(done, n - done);
console.log(now, ended.reduce((sum, [, end]) => sum + end, 0));
console.log(ended.slice(0, 10).map(([task]) => task).join(' '));
