const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, k] = first.split(' ').map(Number);

const shelves = new Map();
for (const line of lines.slice(0, n)) {
  const [code, weight] = line.split(' ');
  const shelf = shelves.get(code) ?? { parcels: 0, weight: 0 };
  shelf.parcels += 1;
  shelf.weight += Number(weight);
  shelves.set(code, shelf);
}
for (const [code, { parcels, weight }] of [...shelves].slice(0, k)) console.log(code, parcels, weight);
