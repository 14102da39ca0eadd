// Drops what comes while throttle is not at rest
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const w = Number(first.split(' ')[1]);
const events = lines.map((line) => line.split(' ')).map(([time, label]) => ({ time: Number(time), label }));
const quiet = events.filter(({ time }, at) => at + 1 === events.length || events[at + 1].time >= time + w);
console.log(['debounce', ...quiet.map(({ time, label }) => `${time + w}:${label}`)].join(' '));
const acts = ['throttle'];
let until = -Infinity;
for (const { time, label } of events) {
  if (time < until) continue;
  acts.push(`${time}:${label}`);
  until = time + w;
}
console.log(acts.join(' '));
