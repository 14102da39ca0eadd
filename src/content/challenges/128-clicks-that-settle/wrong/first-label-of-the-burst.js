// Keeps the label of the first event of a burst, since the timer was made with it
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const w = Number(first.split(' ')[1]);
const events = lines.map((line) => line.split(' ')).map(([time, label]) => ({ time: Number(time), label }));
const done = ['debounce'];
let begun = null;
events.forEach(({ time, label }, at) => {
  begun ??= label;
  const next = events[at + 1];
  if (next === undefined || next.time >= time + w) {
    done.push(`${time + w}:${begun}`);
    begun = null;
  }
});
console.log(done.join(' '));
const acts = ['throttle'];
let until = -Infinity;
let left = null;
for (const { time, label } of [...events, { time: Infinity, label: null }]) {
  while (left !== null && until <= time) {
    acts.push(`${until}:${left}`);
    left = null;
    until += w;
  }
  if (label === null) break;
  if (until <= time) {
    acts.push(`${time}:${label}`);
    until = time + w;
  } else left ??= label;
}
console.log(acts.join(' '));
