const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, q] = first.split(' ').map(Number);
const promises = new Map();
for (const line of lines.slice(0, n)) {
  const [name, time, state, value] = line.split(' ');
  promises.set(name, time === 'never' ? { time: Infinity } : { time: Number(time), state, value });
}

for (const line of lines.slice(n, n + q)) {
  const [kind, ...names] = line.split(' ');
  console.log('never');
}
