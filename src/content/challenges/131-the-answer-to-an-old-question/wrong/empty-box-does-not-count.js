// Lets an answer be shown after the box was emptied
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const entries = lines.map((line) => line.split(' ')).map(([time, delay, text]) => ({ time: +time, end: +time + +delay, text }));
const events = [];
entries.forEach(({ time, end, text }, index) => {
  const next = entries.slice(index + 1).find((entry) => entry.text !== '-')?.time ?? Infinity;
  if (text === '-') events.push([time, '-']);
  else if (end < next) events.push([end, text]);
});
events.sort(([a], [b]) => a - b);
let shown = false;
for (const [at, text] of events) {
  if (text !== '-' || shown) console.log(at, text);
  shown = text !== '-';
}
