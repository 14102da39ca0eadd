const [n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const depth = new Array(n + 1).fill(0);
const isLast = new Array(n + 1).fill(true);
let longest = 0;
for (let room = n; room >= 2; room -= 1) {
  const parent = rest[room - 2];
  isLast[parent] = false;
  longest = Math.max(longest, depth[parent] + depth[room] + 1);
  depth[parent] = Math.max(depth[parent], depth[room] + 1);
}
let last = 0;
for (let room = 1; room <= n; room += 1) if (isLast[room]) last += 1;
console.log(`${longest} ${last}`);
