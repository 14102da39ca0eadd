const [, k, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

prices.sort((a, b) => b - a);
const whole = prices.reduce((sum, price) => sum + price, 0);
const bound = Math.max(prices[0], Math.ceil(whole / k));
let best = whole;
const paid = new Array(k).fill(0);

function give(dish) {
  if (dish === prices.length) {
    best = Math.max(...paid);
    return;
  }
  const tried = new Set();
  for (let person = 0; person < k && best > bound; person += 1) {
    const before = paid[person];
    if (tried.has(before) || before + prices[dish] >= best) continue;
    tried.add(before);
    paid[person] = before + prices[dish];
    give(dish + 1);
    paid[person] = before;
  }
}

give(0);
console.log(`${best * k === whole ? 'yes' : 'no'} ${best}`);
