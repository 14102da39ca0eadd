const [n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
// above[i] is the room above room i, for i from 2 to n.
const above = [0, 0, ...rest];

// Print the longest way and the number of rooms without one below.
