const [n, room, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const parcels = [];
for (let at = 0; at < n; at += 1) parcels.push({ grams: rest[2 * at], pay: rest[2 * at + 1] });

// Print the most that a tour can pay, and the fewest grams for it.
