// Moves a member that is assigned again to the end
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = first.split(' ').map(Number);
const objects = Array.from({ length: n + 1 }, () => ({}));
for (const line of lines.slice(0, m)) {
  const [number, name, value] = line.split(' ');
  delete objects[number][name];
  objects[number][name] = value[0] === '#' ? objects[value.slice(1)] : JSON.parse(value);
}
const paths = new Map();
const inside = new Set();
let circle = false;
function written(value, path) {
  if (typeof value !== 'object' || value === null) return value;
  if (inside.has(value)) circle = true;
  if (paths.has(value)) return { $ref: paths.get(value) };
  paths.set(value, path);
  inside.add(value);
  const copy = {};
  for (const [name, member] of Object.entries(value)) copy[name] = written(member, `${path}.${name}`);
  inside.delete(value);
  return copy;
}
console.log(JSON.stringify(written(objects[1], '$')));
console.log(circle ? 'circle' : 'no circle');
