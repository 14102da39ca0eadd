const [n, m, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const roads = [];
for (let at = 0; at < m; at += 1) roads.push(rest.slice(3 * at, 3 * at + 3));

// Print the smallest sum of tolls and the number of roads, or "none".
