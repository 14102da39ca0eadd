const [q, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
for (let day = 0; day < q; day += 1) {
  const [e, n, x, y] = rest.slice(4 * day, 4 * day + 4);
}
// Print the number for the first day, then the checksum.
