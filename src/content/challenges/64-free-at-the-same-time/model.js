const [n, t, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const appointments = Array.from({ length: n }, (_, at) => ({ begin: rest[2 * at], end: rest[2 * at + 1] }));

appointments.sort((a, b) => a.begin - b.begin);
let reach = 0;
let free = 0;
let longest = 0;
for (const { begin, end } of [...appointments, { begin: t, end: t }]) {
  const gap = Math.min(begin, t) - reach;
  if (gap > 0) {
    free += gap;
    longest = Math.max(longest, gap);
  }
  reach = Math.max(reach, Math.min(end, t));
}
console.log(`${free} ${longest}`);
