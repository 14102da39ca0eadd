const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const entries = lines.slice(0, Number(count)).map((line) => {
  const [time, delay, text] = line.split(' ');
  return { time: Number(time), delay: Number(delay), text };
});

let isShown = false;
entries.forEach(({ time, delay, text }, index) => {
  const change = entries[index + 1]?.time ?? Infinity;
  if (text === '-') {
    if (isShown) console.log(time, text);
    isShown = false;
  } else if (time + delay < change) {
    console.log(time + delay, text);
    isShown = true;
  }
});
