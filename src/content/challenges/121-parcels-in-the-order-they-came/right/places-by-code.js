// Keeps the shelves in an array, and their places in a map
const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const [n, k] = tokens.map(Number);
const places = new Map();
const shelves = [];
for (let at = 2; at < 2 + 2 * n; at += 2) {
  const code = tokens[at];
  if (!places.has(code)) places.set(code, shelves.push([code, 0, 0]) - 1);
  const shelf = shelves[places.get(code)];
  shelf[1] += 1;
  shelf[2] += Number(tokens[at + 1]);
}
console.log(shelves.slice(0, k).map((shelf) => shelf.join(' ')).join('\n'));
