// Cuts the events into bursts for one, and into the rests between two actions for the other
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [, w] = first.split(' ').map(Number);
const events = lines.map((line) => line.split(' ')).map(([time, label]) => [Number(time), label]);

const bursts = [];
for (const event of events) {
  const last = bursts.at(-1)?.at(-1);
  if (last && event[0] - last[0] < w) bursts.at(-1).push(event);
  else bursts.push([event]);
}
const settled = bursts.map((burst) => burst.at(-1)).map(([time, label]) => `${time + w}:${label}`);
console.log(`debounce ${settled.join(' ')}`);

const queue = [...events];
let line = 'throttle';
while (queue.length > 0) {
  let [time, label] = queue.shift();
  while (label !== undefined) {
    line += ` ${time}:${label}`;
    time += w;
    label = undefined;
    while (queue.length > 0 && queue[0][0] < time) [, label] = queue.shift();
  }
}
console.log(line);
