// Leaps to the springiest pad in reach, not to the one that leads farthest
const [n, ...pads] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let pad = 0;
let leaps = 0;
while (pad < n - 1 && pads[pad] > 0) {
  leaps += 1;
  if (pad + pads[pad] >= n - 1) {
    pad = n - 1;
    break;
  }
  let next = pad + 1;
  for (let at = pad + 1; at <= pad + pads[pad]; at += 1) if (pads[at] >= pads[next]) next = at;
  pad = next;
}
console.log(pad === n - 1 ? leaps : `stuck ${pad + 1}`);
