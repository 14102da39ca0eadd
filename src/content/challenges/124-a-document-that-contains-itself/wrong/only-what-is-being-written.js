// Writes an object again that was finished before
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = first.split(' ').map(Number);
const objects = Array.from({ length: n + 1 }, () => ({}));
for (const line of lines.slice(0, m)) {
  const [number, name, value] = line.split(' ');
  objects[number][name] = value[0] === '#' ? objects[value.slice(1)] : JSON.parse(value);
}
const paths = new Map();
let circle = false;
function written(value, path) {
  if (typeof value !== 'object' || value === null) return value;
  if (paths.has(value)) {
    circle = true;
    return { $ref: paths.get(value) };
  }
  paths.set(value, path);
  const copy = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one, `${path}.${name}`)]));
  paths.delete(value);
  return copy;
}
console.log(JSON.stringify(written(objects[1], '$')));
console.log(circle ? 'circle' : 'no circle');
