const [n, target, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const prices = rest.slice(0, n);

function pairOf() {
  const firstPlace = new Map();
  for (let index = 0; index < prices.length; index += 1) {
    const partner = firstPlace.get(target - prices[index]);
    if (partner !== undefined) return `${partner} ${index + 1}`;
    if (!firstPlace.has(prices[index])) firstPlace.set(prices[index], index + 1);
  }
  return 'none';
}

console.log(pairOf());
