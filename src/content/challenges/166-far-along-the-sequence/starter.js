const [a, b, x0, x1, q, ...asked] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(BigInt);

for (const n of asked) {
  // Print x(n) modulo 1000000007.
}
