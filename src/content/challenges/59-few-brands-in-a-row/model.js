const [n, k, ...brands] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const counts = new Map();
let left = 0;
let best = { left: 0, length: 0 };
for (let right = 0; right < n; right += 1) {
  counts.set(brands[right], (counts.get(brands[right]) ?? 0) + 1);
  while (counts.size > k) {
    const gone = brands[left];
    if (counts.get(gone) === 1) counts.delete(gone);
    else counts.set(gone, counts.get(gone) - 1);
    left += 1;
  }
  if (right - left + 1 > best.length) best = { left, length: right - left + 1 };
}
console.log(`${best.left + 1} ${best.length}`);
