// Turns codes of digits into numbers, so that 7 and 07 share a shelf
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const k = Number(first.split(' ')[1]);
const shelves = new Map();
for (const line of lines) {
  const [text, weight] = line.split(' ');
  const code = Number.isNaN(Number(text)) ? text : Number(text);
  const [parcels, total] = shelves.get(code) ?? [0, 0];
  shelves.set(code, [parcels + 1, total + Number(weight)]);
}
for (const [code, [parcels, total]] of [...shelves].slice(0, k)) console.log(code, parcels, total);
