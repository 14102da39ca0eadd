// Shows an answer that comes in the millisecond of a change
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const entries = lines.map((line) => line.split(' ')).map(([time, delay, text]) => ({ time: +time, end: +time + +delay, text }));
let shown = false;
entries.forEach(({ time, end, text }, index) => {
  const next = entries[index + 1]?.time ?? Infinity;
  if (text === '-') {
    if (shown) console.log(time, text);
    shown = false;
  } else if (end <= next) {
    console.log(end, text);
    shown = true;
  }
});
