// Lets a counter serve only in the minute after
const [n, k, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const free = new Array(k).fill(0);
let longest = 0;
let last = 0;
for (let at = 0; at < n; at += 1) {
  let first = 0;
  for (let other = 1; other < k; other += 1) if (free[other] < free[first]) first = other;
  const begin = Math.max(rest[2 * at], free[first] === 0 ? 0 : free[first] + 1);
  longest = Math.max(longest, begin - rest[2 * at]);
  free[first] = begin + rest[2 * at + 1];
  last = Math.max(last, free[first]);
}
console.log(`${longest} ${last}`);
