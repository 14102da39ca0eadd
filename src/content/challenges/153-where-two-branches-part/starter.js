const [n, q, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const below = [0, 0, ...rest.slice(0, n - 1)];
const questions = [];
for (let at = 0; at < q; at += 1) questions.push(rest.slice(n - 1 + 2 * at, n + 1 + 2 * at));

// Print the first answer, then the checksum and the longest way.
