const [n, k, first, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const weight = [0];
const behind = [0];
for (let at = 0; at < n; at += 1) {
  weight.push(rest[2 * at]);
  behind.push(rest[2 * at + 1]);
}

// Print the first and the last brick of the new chain, then the checksum.
