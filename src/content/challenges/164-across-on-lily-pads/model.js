const [n, ...pads] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

let leaps = 0;
// The last pad that so many leaps reach, and the last one that one leap more does.
let end = 1;
let farthest = 1;
for (let pad = 1; pad <= n; pad += 1) {
  if (pad > end) {
    if (farthest === end) break;
    leaps += 1;
    end = farthest;
  }
  farthest = Math.max(farthest, pad + pads[pad - 1]);
}
console.log(end >= n ? leaps : `stuck ${end}`);
