const line = require('fs').readFileSync(0, 'utf8');

// Print the result modulo 1000000007.
