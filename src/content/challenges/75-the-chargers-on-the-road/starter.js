const [d, b, n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const chargers = Array.from({ length: n }, (_, at) => ({ place: rest[2 * at], charge: rest[2 * at + 1] }));

// Print the fewest stops, or -1.
