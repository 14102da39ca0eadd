// Counts places from 0
const [n, target, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const firstPlace = new Map();
let answer = 'none';
for (let index = 0; index < n; index += 1) {
  if (firstPlace.has(target - prices[index])) {
    answer = `${firstPlace.get(target - prices[index])} ${index}`;
    break;
  }
  if (!firstPlace.has(prices[index])) firstPlace.set(prices[index], index);
}
console.log(answer);
