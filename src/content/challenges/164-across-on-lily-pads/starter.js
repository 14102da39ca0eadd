const [n, ...pads] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print the fewest leaps, or "stuck" and the farthest pad.
