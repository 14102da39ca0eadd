// Does not take a dish back before it tries the next person
const [n, k, ...prices] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
prices.sort((a, b) => b - a);
const whole = prices.reduce((sum, price) => sum + price, 0);
let best = whole;
const paid = new Array(k).fill(0);
function give(dish) {
  if (dish === n) {
    best = Math.min(best, Math.max(...paid));
    return;
  }
  for (let person = 0; person < k; person += 1) {
    if (paid[person] + prices[dish] >= best) continue;
    paid[person] += prices[dish];
    give(dish + 1);
  }
}
give(0);
console.log(`${best * k === whole ? 'yes' : 'no'} ${best}`);
