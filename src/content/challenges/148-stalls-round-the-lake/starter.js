const [n, ...stalls] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print the most that a choice can bring.
