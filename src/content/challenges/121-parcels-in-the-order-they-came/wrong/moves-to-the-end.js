// Deletes a shelf and sets it anew at each parcel, which moves it to the end
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const k = Number(first.split(' ')[1]);
const shelves = new Map();
for (const line of lines) {
  const [code, weight] = line.split(' ');
  const [parcels, total] = shelves.get(code) ?? [0, 0];
  shelves.delete(code);
  shelves.set(code, [parcels + 1, total + Number(weight)]);
}
for (const [code, [parcels, total]] of [...shelves].slice(0, k)) console.log(code, parcels, total);
