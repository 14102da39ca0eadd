// Says "never" for one house without cables
const [n, m, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const above = Array.from({ length: n + 1 }, (_, house) => house);
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
let joined = 'never';
for (let laid = 1; laid <= m; laid += 1) {
  const a = rootOf(rest[2 * laid - 2]);
  const b = rootOf(rest[2 * laid - 1]);
  if (a === b) useless += 1;
  else {
    above[a] = b;
    groups -= 1;
    if (groups === 1) joined = laid;
  }
}
console.log(`${joined} ${useless}`);
