const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = first.split(' ').map(Number);
const objects = Array.from({ length: n }, () => ({}));

for (const line of lines.slice(0, m)) {
  const [number, name, value] = line.split(' ');
  objects[Number(number) - 1][name] = value.startsWith('#') ? objects[Number(value.slice(1)) - 1] : JSON.parse(value);
}

const paths = new Map();
const inside = new Set();
let hasCircle = false;

/** A copy that can be written as JSON. */
function written(value, path) {
  if (typeof value !== 'object' || value === null) return value;
  if (inside.has(value)) hasCircle = true;
  if (paths.has(value)) return { $ref: paths.get(value) };
  paths.set(value, path);
  inside.add(value);
  const copy = {};
  for (const [name, member] of Object.entries(value)) copy[name] = written(member, `${path}.${name}`);
  inside.delete(value);
  return copy;
}

console.log(JSON.stringify(written(objects[0], '$')));
console.log(hasCircle ? 'circle' : 'no circle');
