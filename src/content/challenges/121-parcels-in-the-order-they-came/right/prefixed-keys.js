// Uses an object without a prototype, with a sign before each key so that none is a number
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const k = Number(first.split(' ')[1]);
const shelves = lines.reduce((all, line) => {
  const [code, weight] = line.split(' ');
  const [parcels, total] = all[`#${code}`] ?? [0, 0];
  all[`#${code}`] = [parcels + 1, total + Number(weight)];
  return all;
}, Object.create(null));
for (const [key, [parcels, total]] of Object.entries(shelves).slice(0, k))
  console.log(`${key.slice(1)} ${parcels} ${total}`);
