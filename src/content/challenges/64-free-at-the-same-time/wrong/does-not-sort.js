// Takes the appointments as they come
const [n, t, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let reach = 0;
let free = 0;
let longest = 0;
for (let at = 0; at <= n; at += 1) {
  const begin = at < n ? rest[2 * at] : t;
  const end = at < n ? rest[2 * at + 1] : t;
  const gap = Math.min(begin, t) - reach;
  if (gap > 0) {
    free += gap;
    longest = Math.max(longest, gap);
  }
  reach = Math.max(reach, Math.min(end, t));
}
console.log(`${free} ${longest}`);
