const [n, m, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const cables = Array.from({ length: m }, (_, at) => [rest[2 * at], rest[2 * at + 1]]);

// Print when the town is joined, and how many cables were of no use.
