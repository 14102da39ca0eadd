// Takes the shorter run of free seats to the left and upwards for a square
const [size, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const c = Number(size.split(' ')[1]);
const up = new Array(c).fill(0);
let best = 0;
let count = 0;
for (const row of rows) {
  let left = 0;
  for (let place = 0; place < c; place += 1) {
    const free = row[place] === '.';
    left = free ? left + 1 : 0;
    up[place] = free ? up[place] + 1 : 0;
    const side = Math.min(left, up[place]);
    if (side > best) {
      best = side;
      count = 0;
    }
    if (side === best && side > 0) count += 1;
  }
}
console.log(`${best * best} ${count}`);
