const [count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const entries = lines.slice(0, Number(count)).map((line) => {
  const [time, delay, text] = line.split(' ');
  return { time: Number(time), delay: Number(delay), text };
});

for (const { time, delay, text } of entries) console.log(time + delay, text);
