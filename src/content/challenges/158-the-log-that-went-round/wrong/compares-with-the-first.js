// Compares with the first time, and so finds no oldest entry where the log was not cut
const [n, q, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const times = rest.slice(0, n);
const firstTrue = (holds) => {
  let low = 0;
  let high = n;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};
const oldest = firstTrue((place) => times[place] < times[0]);
const below = (value) => firstTrue((place) => times[(oldest + place) % n] >= value);
let sum = 0;
let largest = 0;
for (let at = 0; at < q; at += 1) {
  const answer = below(rest[n + 2 * at + 1] + 1) - below(rest[n + 2 * at]);
  sum += answer;
  largest = Math.max(largest, answer);
}
console.log(`${oldest + 1} ${sum} ${largest}`);
