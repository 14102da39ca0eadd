const [n, k, b, ...broken] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print the number of ways modulo 1000000007.
