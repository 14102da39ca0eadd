// Puts weights behind each other as texts
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const k = Number(first.split(' ')[1]);
const shelves = new Map();
for (const line of lines) {
  const [code, weight] = line.split(' ');
  const [parcels, total] = shelves.get(code) ?? [0, ''];
  shelves.set(code, [parcels + 1, total + weight]);
}
for (const [code, [parcels, total]] of [...shelves].slice(0, k)) console.log(code, parcels, total);
