// Wants a free minute between two requests
const [n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const requests = [];
for (let at = 0; at < n; at += 1) requests.push({ begin: rest[2 * at], end: rest[2 * at + 1] });
requests.sort((a, b) => a.end - b.end);
let cancelled = 0;
let free = -1;
for (const { begin, end } of requests) {
  if (begin <= free) cancelled += 1;
  else free = end;
}
console.log(`${cancelled} ${free}`);
