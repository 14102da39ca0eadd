const [n, q, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const times = rest.slice(0, n);
for (let at = 0; at < q; at += 1) {
  const a = rest[n + 2 * at];
  const b = rest[n + 2 * at + 1];
}
// Print the place of the oldest entry, the sum of the answers, and the largest.
