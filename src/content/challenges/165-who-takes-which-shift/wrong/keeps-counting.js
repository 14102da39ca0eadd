// Goes on counting when a cheaper way is found, instead of beginning anew
const [n, ...costs] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const best = new Array(1 << n).fill(Infinity);
const ways = new Array(1 << n).fill(0);
best[0] = 0;
ways[0] = 1;
for (let taken = 1; taken < 1 << n; taken += 1) {
  let person = -1;
  for (let rest = taken; rest > 0; rest &= rest - 1) person += 1;
  for (let shift = 0; shift < n; shift += 1) {
    if (!((taken >> shift) & 1)) continue;
    const before = taken ^ (1 << shift);
    const total = best[before] + costs[person * n + shift];
    if (total <= best[taken]) {
      best[taken] = total;
      ways[taken] += ways[before];
    }
  }
}
console.log(`${best.at(-1)} ${ways.at(-1)}`);
