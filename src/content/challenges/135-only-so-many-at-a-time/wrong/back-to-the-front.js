// Puts a task back at the front of the queue after its pause
const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k, b] = head.split(' ').map(Number);
const plans = lines.map((line) => line.split(' '));
const queue = plans.map((_, task) => [task, 0]);
const running = [];
const pausing = [];
let [now, done] = [0, 0];
const ended = [];
while (queue.length + running.length + pausing.length > 0) {
  while (running.length < k && queue.length > 0) {
    const [task, attempt] = queue.shift();
    running.push({ task, attempt, end: now + parseInt(plans[task][attempt], 10) });
  }
  now = Math.min(...running.map(({ end }) => end), ...pausing.map(({ end }) => end));
  for (const one of running.filter(({ end }) => end === now)) {
    running.splice(running.indexOf(one), 1);
    const bad = plans[one.task][one.attempt].endsWith('x');
    if (bad && one.attempt + 1 < plans[one.task].length) pausing.push({ ...one, end: now + b * 2 ** one.attempt });
    else {
      ended.push([one.task + 1, now]);
      if (!bad) done += 1;
    }
  }
  for (const one of pausing.filter(({ end }) => end === now).sort((x, y) => y.task - x.task)) {
    pausing.splice(pausing.indexOf(one), 1);
    queue.unshift([one.task, one.attempt + 1]);
  }
}
console.log(done, n - done);
console.log(now, ended.reduce((sum, [, end]) => sum + end, 0));
console.log(ended.slice(0, 10).map(([task]) => task).join(' '));
