const [n, limit, ...weights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print the fewest trips.
