const row = require('fs').readFileSync(0, 'utf8').trim();

// Print the length of the shortest pattern, the whole times, and the tiles left over.
