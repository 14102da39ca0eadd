const [n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const reports = [];
for (let at = 0; at < n; at += 1) reports.push({ first: rest[2 * at], length: rest[2 * at + 1] });

// Print the stretches, the metres, and the length of the longest stretch.
