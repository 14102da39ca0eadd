const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [m, n, lifetime, f] = first.split(' ').map(Number);
const durations = new Map();
for (const line of lines.slice(0, m)) {
  const [key, milliseconds] = line.split(' ');
  durations.set(key, Number(milliseconds));
}

for (const line of lines.slice(m, m + n)) {
  const [time, key] = line.split(' ');
}
// Print calls, joined, stored, errors and the waiting time.
