const [n, k, first, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
// Brick 0 lies in front of all, and is what the last one leads to.
const weight = [0];
const behind = [first];
for (let at = 0; at < n; at += 1) {
  weight.push(rest[2 * at]);
  behind.push(rest[2 * at + 1]);
}

/** The last of the k bricks behind this one, or 0 if there are fewer. */
function endOfGroup(before) {
  let brick = behind[before];
  for (let count = 1; count < k && brick !== 0; count += 1) brick = behind[brick];
  return brick;
}

let before = 0;
for (let last = endOfGroup(before); last !== 0; last = endOfGroup(before)) {
  const group = behind[before];
  let turned = behind[last];
  let brick = group;
  for (let count = 0; count < k; count += 1) {
    const next = behind[brick];
    behind[brick] = turned;
    turned = brick;
    brick = next;
  }
  behind[before] = last;
  before = group;
}

let sum = 0;
let last = 0;
for (let place = 1, brick = behind[0]; brick !== 0; place += 1, brick = behind[brick]) {
  sum = (sum + place * weight[brick]) % 1000000007;
  last = brick;
}
console.log(`${behind[0]} ${last}\n${sum}`);
