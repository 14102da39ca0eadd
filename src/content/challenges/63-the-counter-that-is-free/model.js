const [n, k, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

/** The minutes at which counters are free, as a heap: none is greater than those at 2i + 1 and 2i + 2. */
const free = new Array(k).fill(0);
function replaceFirst(value) {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= k) break;
    if (child + 1 < k && free[child + 1] < free[child]) child += 1;
    if (free[child] >= value) break;
    free[at] = free[child];
    at = child;
  }
  free[at] = value;
}

let longest = 0;
let last = 0;
for (let at = 0; at < n; at += 1) {
  const arrival = rest[2 * at];
  const begin = Math.max(arrival, free[0]);
  const end = begin + rest[2 * at + 1];
  longest = Math.max(longest, begin - arrival);
  last = Math.max(last, end);
  replaceFirst(end);
}
console.log(`${longest} ${last}`);
