const [n, m, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const above = Array.from({ length: n + 1 }, (_, house) => house);
const size = new Array(n + 1).fill(1);
function rootOf(house) {
  let at = house;
  while (above[at] !== at) {
    above[at] = above[above[at]];
    at = above[at];
  }
  return at;
}

let groups = n;
let useless = 0;
let joined = n === 1 ? 0 : 'never';
for (let laid = 1; laid <= m; laid += 1) {
  let small = rootOf(rest[2 * laid - 2]);
  let large = rootOf(rest[2 * laid - 1]);
  if (small === large) {
    useless += 1;
    continue;
  }
  if (size[small] > size[large]) [small, large] = [large, small];
  above[small] = large;
  size[large] += size[small];
  groups -= 1;
  if (groups === 1) joined = laid;
}
console.log(`${joined} ${useless}`);
