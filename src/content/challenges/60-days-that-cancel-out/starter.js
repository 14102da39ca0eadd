const [n, target, ...changes] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print the number of stretches.
