// Copies all shelves into a new map at each parcel: right, and too slow
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const k = Number(first.split(' ')[1]);
const shelves = lines.reduce((all, line) => {
  const [code, weight] = line.split(' ');
  const [parcels, total] = all.get(code) ?? [0, 0];
  return new Map([...all, [code, [parcels + 1, total + Number(weight)]]]);
}, new Map());
for (const [code, [parcels, total]] of [...shelves].slice(0, k)) console.log(code, parcels, total);
