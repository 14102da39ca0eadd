const [n, k, ...brands] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print the place and the length.
