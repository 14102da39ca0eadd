const [n, k, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print "yes" or "no", and the smallest greatest amount.
