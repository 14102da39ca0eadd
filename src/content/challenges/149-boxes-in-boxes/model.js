const [n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const boxes = [];
for (let at = 0; at < n; at += 1) boxes.push({ width: rest[2 * at], height: rest[2 * at + 1] });
boxes.sort((a, b) => a.width - b.width || b.height - a.height);

// For each size of a set, the smallest height of its outermost box.
const ends = [];
for (const { height } of boxes) {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle] < height) low = middle + 1;
    else high = middle;
  }
  ends[low] = height;
}
console.log(`${ends.length} ${ends.at(-1)}`);
