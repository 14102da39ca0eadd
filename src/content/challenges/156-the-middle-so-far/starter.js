const [n, ...readings] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print the sum of the middles, and the last one.
