// Keeps both lists of events sorted, inserting by bisection
const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k, b] = head.split(' ').map(Number);
const plans = lines.map((line) => line.split(' ').map((text) => [parseInt(text, 10), text.at(-1) === 'x']));

/** Sorted downwards, so that the next one is at the end. */
function insert(list, entry) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const [time, rank] = list[middle];
    if (time > entry[0] || (time === entry[0] && rank > entry[1])) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, entry);
}

let now = 0;
let started = 0;
let waiting = plans.map((_, task) => ({ task, attempt: 0 })).reverse();
let arrivals = [];
const ends = [];
const pauses = [];
const order = [];
let total = 0;
let good = 0;
const next = () => {
  if (waiting.length === 0) {
    waiting = arrivals.reverse();
    arrivals = [];
  }
  return waiting.pop();
};
for (;;) {
  while (ends.length < k) {
    const one = next();
    if (one === undefined) break;
    started += 1;
    insert(ends, [now + plans[one.task][one.attempt][0], started, one]);
  }
  if (ends.length === 0 && pauses.length === 0) break;
  now = Math.min(ends.at(-1)?.[0] ?? Infinity, pauses.at(-1)?.[0] ?? Infinity);
  while (ends.at(-1)?.[0] === now) {
    const [, , { task, attempt }] = ends.pop();
    const [, fails] = plans[task][attempt];
    if (fails && attempt + 1 < plans[task].length) insert(pauses, [now + b * 2 ** attempt, task, { task, attempt: attempt + 1 }]);
    else {
      good += fails ? 0 : 1;
      total += now;
      order.push(task + 1);
    }
  }
  while (pauses.at(-1)?.[0] === now) arrivals.push(pauses.pop()[2]);
}
console.log(`${good} ${n - good}\n${now} ${total}\n${order.slice(0, 10).join(' ')}`);
