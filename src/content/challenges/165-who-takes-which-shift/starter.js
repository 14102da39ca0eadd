const [n, ...costs] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const rows = Array.from({ length: n }, (_, person) => costs.slice(person * n, (person + 1) * n));

// Print the smallest sum, and the number of ways.
