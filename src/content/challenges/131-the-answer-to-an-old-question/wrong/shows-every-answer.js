// Shows each answer when it comes
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const events = lines.map((line) => line.split(' ')).map(([time, delay, text]) => ({ at: Number(time) + Number(delay), text }));
events.sort((a, b) => a.at - b.at);
let shown = false;
for (const { at, text } of events) {
  if (text !== '-' || shown) console.log(at, text);
  shown = text !== '-';
}
