const [n, target, ...prices] = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);

// Print the two places, or "none".
