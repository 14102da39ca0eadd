const [n, ...costs] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

// For each set of shifts, the smallest sum and the number of ways.
const best = new Array(1 << n).fill(Infinity);
const ways = new Array(1 << n).fill(0);
best[0] = 0;
ways[0] = 1;
// The number of shifts in each set, which is the number of people who have chosen.
const size = new Array(1 << n).fill(0);
for (let taken = 1; taken < 1 << n; taken += 1) {
  size[taken] = size[taken >> 1] + (taken & 1);
  const person = size[taken] - 1;
  for (let shift = 0; shift < n; shift += 1) {
    const before = taken ^ (1 << shift);
    if (before > taken) continue;
    const total = best[before] + costs[person * n + shift];
    if (total < best[taken]) {
      best[taken] = total;
      ways[taken] = ways[before];
    } else if (total === best[taken]) ways[taken] += ways[before];
  }
}
console.log(`${best.at(-1)} ${ways.at(-1)}`);
