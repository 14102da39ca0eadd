// Goes through the grams from the light end, and so takes a parcel several times
const [n, room, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const best = new Array(room + 1).fill(0);
for (let at = 0; at < n; at += 1) {
  const [grams, pay] = rest.slice(2 * at, 2 * at + 2);
  for (let held = grams; held <= room; held += 1) best[held] = Math.max(best[held], best[held - grams] + pay);
}
console.log(`${best[room]} ${best.indexOf(best[room])}`);
