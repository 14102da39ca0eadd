const [n, k, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const customers = Array.from({ length: n }, (_, at) => ({ arrival: rest[2 * at], minutes: rest[2 * at + 1] }));

// Print the longest wait and the last end.
