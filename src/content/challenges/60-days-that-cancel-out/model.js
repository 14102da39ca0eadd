const [, target, ...changes] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const seen = new Map([[0, 1]]);
let balance = 0;
let found = 0;
for (const change of changes) {
  balance += change;
  found += seen.get(balance - target) ?? 0;
  seen.set(balance, (seen.get(balance) ?? 0) + 1);
}
console.log(found);
