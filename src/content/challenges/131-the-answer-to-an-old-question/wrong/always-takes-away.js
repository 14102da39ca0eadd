// Prints a hyphen at each empty box, even if nothing is shown
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const entries = lines.map((line) => line.split(' ')).map(([time, delay, text]) => ({ time: +time, end: +time + +delay, text }));
entries.forEach(({ time, end, text }, index) => {
  const next = entries[index + 1]?.time ?? Infinity;
  if (text === '-') console.log(time, text);
  else if (end < next) console.log(end, text);
});
