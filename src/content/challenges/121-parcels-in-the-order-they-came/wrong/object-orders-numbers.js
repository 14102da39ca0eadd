// Uses an object, which puts keys that are numbers first
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const k = Number(first.split(' ')[1]);
const shelves = Object.create(null);
for (const line of lines) {
  const [code, weight] = line.split(' ');
  shelves[code] ??= [0, 0];
  shelves[code][0] += 1;
  shelves[code][1] += Number(weight);
}
for (const [code, [parcels, total]] of Object.entries(shelves).slice(0, k)) console.log(code, parcels, total);
