const [n, ...bids] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print the sum of waits and the number of bids without one.
