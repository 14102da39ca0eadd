// Does not begin the wait of debounce anew
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const w = Number(first.split(' ')[1]);
const events = lines.map((line) => line.split(' ')).map(([time, label]) => ({ time: Number(time), label }));
const done = ['debounce'];
let end = null;
let last = null;
for (const { time, label } of [...events, { time: Infinity, label: null }]) {
  if (end !== null && end <= time) {
    done.push(`${end}:${last}`);
    end = null;
  }
  end ??= time + w;
  last = label;
}
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
  } else left = label;
}
console.log(acts.join(' '));
