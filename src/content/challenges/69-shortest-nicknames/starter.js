const [n, ...names] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

// Print the total length, then the first and the last nickname.
