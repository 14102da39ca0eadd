const [n, q, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
// The root grows out of itself, so that no jump leads out of the tree.
const below = [1, 1, ...rest.slice(0, n - 1)];
const depth = new Array(n + 1).fill(0);
for (let fork = 2; fork <= n; fork += 1) depth[fork] = depth[below[fork]] + 1;
const jumps = [below];
while (1 << jumps.length < n) {
  const half = jumps.at(-1);
  jumps.push(half.map((fork) => half[fork]));
}

function meeting(one, other) {
  let [deep, high] = depth[one] < depth[other] ? [other, one] : [one, other];
  jumps.forEach((table, jump) => {
    if (((depth[deep] - depth[high]) >> jump) & 1) deep = table[deep];
  });
  if (deep === high) return deep;
  for (let jump = jumps.length - 1; jump >= 0; jump -= 1) {
    const table = jumps[jump];
    if (table[deep] === table[high]) continue;
    deep = table[deep];
    high = table[high];
  }
  return below[deep];
}

let sum = 0;
let longest = 0;
for (let place = 1; place <= q; place += 1) {
  const one = rest[n - 3 + 2 * place];
  const other = rest[n - 2 + 2 * place];
  const answer = meeting(one, other);
  if (place === 1) console.log(answer);
  sum = (sum + place * answer) % 1000000007;
  longest = Math.max(longest, depth[one] + depth[other] - 2 * depth[answer]);
}
console.log(`${sum} ${longest}`);
