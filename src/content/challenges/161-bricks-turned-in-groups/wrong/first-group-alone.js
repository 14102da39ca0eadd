// Turns the first group alone
const [n, k, first, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const chain = [];
for (let brick = first; brick !== 0; brick = rest[2 * brick - 1]) chain.push(brick);
const turned = [...chain.slice(0, k).reverse(), ...chain.slice(k)];
let sum = 0;
turned.forEach((brick, at) => {
  sum = (sum + (at + 1) * rest[2 * brick - 2]) % 1000000007;
});
console.log(`${turned[0]} ${turned[n - 1]}\n${sum}`);
