const [s, g, r, old, fresh] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

// Print the fewest minutes.
