// Takes a name that every object inherits for a shelf
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const k = Number(first.split(' ')[1]);
const shelves = {};
const order = [];
for (const line of lines) {
  const [code, weight] = line.split(' ');
  if (!shelves[code]) {
    shelves[code] = { parcels: 0, weight: 0 };
    order.push(code);
  }
  shelves[code].parcels += 1;
  shelves[code].weight += Number(weight);
}
for (const code of order.slice(0, k)) console.log(code, shelves[code].parcels, shelves[code].weight);
