const [n, first, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const load = [0];
const behind = [0];
for (let at = 0; at < n; at += 1) {
  load.push(rest[2 * at]);
  behind.push(rest[2 * at + 1]);
}

let slow = first;
let fast = first;
while (behind[fast] !== 0 && behind[behind[fast]] !== 0) {
  slow = behind[slow];
  fast = behind[behind[fast]];
}
let wagon = behind[slow];
let turned = 0;
behind[slow] = 0;
while (wagon !== 0) {
  const next = behind[wagon];
  behind[wagon] = turned;
  turned = wagon;
  wagon = next;
}

const start = [];
let sum = 0;
let front = first;
let back = turned;
for (let place = 1; front !== 0; place += 1) {
  if (place <= 3) start.push(front);
  // At most 200,000 times 1,000,000 is added at a time: far below 2 to the 53rd.
  sum = (sum + place * load[front]) % 1000000007;
  [front, back] = [back, behind[front]];
}
console.log(`${start.join(' ')}\n${sum}`);
