const [n, k, ...readings] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print the smallest unrest, and where its first hour begins.
