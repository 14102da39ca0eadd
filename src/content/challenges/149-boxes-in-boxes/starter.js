const [n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const boxes = [];
for (let at = 0; at < n; at += 1) boxes.push({ width: rest[2 * at], height: rest[2 * at + 1] });

// Print how many boxes the largest set has, and the smallest height of its outermost box.
