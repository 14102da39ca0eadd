// Goes through the list of events and looks at the times alone
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const w = Number(first.split(' ')[1]);
const events = lines.map((line) => line.split(' ')).map(([time, label]) => ({ time: Number(time), label }));

const quiet = events.filter(({ time }, at) => at + 1 === events.length || events[at + 1].time >= time + w);
console.log(['debounce', ...quiet.map(({ time, label }) => `${time + w}:${label}`)].join(' '));

const acts = ['throttle'];
let until = -Infinity;
let left = null;
const close = (time) => {
  while (left !== null && until <= time) {
    acts.push(`${until}:${left}`);
    left = null;
    until += w;
  }
};
for (const { time, label } of events) {
  close(time);
  if (until <= time) {
    acts.push(`${time}:${label}`);
    until = time + w;
  } else {
    left = label;
  }
}
close(Infinity);
console.log(acts.join(' '));
