// Goes through the sorted boxes and takes each one that the last one fits into
const [n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const boxes = [];
for (let at = 0; at < n; at += 1) boxes.push([rest[2 * at], rest[2 * at + 1]]);
boxes.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
let count = 0;
let last = [0, 0];
for (const box of boxes)
  if (box[0] > last[0] && box[1] > last[1]) {
    count += 1;
    last = box;
  }
console.log(`${count} ${last[1]}`);
