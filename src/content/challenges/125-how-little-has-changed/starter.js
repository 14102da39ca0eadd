const [before, after] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => JSON.parse(line));

const counts = { attribute: 0, insert: 0, move: 0, remove: 0, replace: 0, text: 0 };
// Compare the two trees.
for (const [kind, count] of Object.entries(counts)) console.log(kind, count);
