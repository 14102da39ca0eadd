const [n, t, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const appointments = Array.from({ length: n }, (_, at) => ({ begin: rest[2 * at], end: rest[2 * at + 1] }));

// Print the free minutes and the longest free stretch.
