// Finds the paths level by level, so that an object is written where its path is shortest
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = first.split(' ').map(Number);
const objects = Array.from({ length: n + 1 }, () => ({}));
for (const line of lines.slice(0, m)) {
  const [number, name, value] = line.split(' ');
  objects[number][name] = value[0] === '#' ? objects[value.slice(1)] : JSON.parse(value);
}
const isObject = (value) => typeof value === 'object' && value !== null;
const paths = new Map([[objects[1], '$']]);
for (const [object, path] of paths)
  for (const [name, value] of Object.entries(object))
    if (isObject(value) && !paths.has(value)) paths.set(value, `${path}.${name}`);
let circle = false;
const inside = new Set();
function written(value, path) {
  if (!isObject(value)) return value;
  if (inside.has(value)) circle = true;
  if (paths.get(value) !== path) return { $ref: paths.get(value) };
  inside.add(value);
  const copy = {};
  for (const [name, member] of Object.entries(value)) copy[name] = written(member, `${path}.${name}`);
  inside.delete(value);
  return copy;
}
console.log(JSON.stringify(written(objects[1], '$')));
console.log(circle ? 'circle' : 'no circle');
