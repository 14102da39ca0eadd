const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// Print the doors with two keys, the door with the most keys, and their number.
