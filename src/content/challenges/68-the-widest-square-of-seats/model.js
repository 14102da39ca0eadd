const [size, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const c = Number(size.split(' ')[1]);

let before = new Array(c + 1).fill(0);
let best = 0;
let count = 0;
for (const row of rows) {
  const sides = [0];
  for (let place = 1; place <= c; place += 1) {
    const side = row[place - 1] === 'x' ? 0 : 1 + Math.min(before[place], before[place - 1], sides[place - 1]);
    sides.push(side);
    if (side > best) {
      best = side;
      count = 0;
    }
    if (side === best && side > 0) count += 1;
  }
  before = sides;
}
console.log(`${best * best} ${count}`);
