// Lets an event of the same millisecond come before what is due then
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const w = Number(first.split(' ')[1]);
const events = lines.map((line) => line.split(' ')).map(([time, label]) => ({ time: Number(time), label }));
const quiet = events.filter(({ time }, at) => at + 1 === events.length || events[at + 1].time > time + w);
console.log(['debounce', ...quiet.map(({ time, label }) => `${time + w}:${label}`)].join(' '));
const acts = ['throttle'];
let until = -Infinity;
let left = null;
for (const { time, label } of [...events, { time: Infinity, label: null }]) {
  while (left !== null && until < time) {
    acts.push(`${until}:${left}`);
    left = null;
    until += w;
  }
  if (label === null) break;
  if (until < time) {
    acts.push(`${time}:${label}`);
    until = time + w;
  } else left = label;
}
console.log(acts.join(' '));
