const [n, k, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print the smallest width.
