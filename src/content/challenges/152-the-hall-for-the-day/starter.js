const [n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const requests = [];
for (let at = 0; at < n; at += 1) requests.push({ begin: rest[2 * at], end: rest[2 * at + 1] });

// Print how many are cancelled, and when the hall is free at the earliest.
