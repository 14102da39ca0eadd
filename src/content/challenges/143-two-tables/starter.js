const [n, m, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const quarrels = [];
for (let at = 0; at < m; at += 1) quarrels.push([rest[2 * at], rest[2 * at + 1]]);

// Print "yes" and the fewest guests at one table, or "no".
