// Goes down on both sides at the same time, without bringing them to the same depth first
const [n, q, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const below = [1, 1, ...rest.slice(0, n - 1)];
const depth = new Array(n + 1).fill(0);
for (let fork = 2; fork <= n; fork += 1) depth[fork] = depth[below[fork]] + 1;
let sum = 0;
let longest = 0;
for (let place = 1; place <= q; place += 1) {
  const [one, other] = rest.slice(n - 3 + 2 * place, n - 1 + 2 * place);
  let [a, b] = [one, other];
  while (a !== b) [a, b] = [below[a], below[b]];
  if (place === 1) console.log(a);
  sum = (sum + place * a) % 1000000007;
  longest = Math.max(longest, depth[one] + depth[other] - 2 * depth[a]);
}
console.log(`${sum} ${longest}`);
