// Counts a request that was refused like an opening
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [k, w] = first.split(' ').map(Number);
const requests = new Map();
let opened = 0;
const visitors = new Set();
for (const line of lines) {
  const [second, name] = line.split(' ');
  const times = requests.get(name) ?? [];
  requests.set(name, times);
  if (times.length < k || times[times.length - k] <= Number(second) - w) opened += 1;
  else visitors.add(name);
  times.push(Number(second));
}
console.log(`${opened} ${lines.length - opened} ${visitors.size}`);
