// Takes two objects with the same members for one
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = first.split(' ').map(Number);
const texts = Array.from({ length: n + 1 }, () => new Map());
for (const line of lines.slice(0, m)) {
  const [number, name, value] = line.split(' ');
  texts[number].set(name, value);
}
const paths = new Map();
const inside = new Set();
let circle = false;
function written(number, path) {
  const key = JSON.stringify([...texts[number]]);
  if (inside.has(key)) circle = true;
  if (paths.has(key)) return { $ref: paths.get(key) };
  paths.set(key, path);
  inside.add(key);
  const copy = {};
  for (const [name, value] of texts[number])
    copy[name] = value[0] === '#' ? written(Number(value.slice(1)), `${path}.${name}`) : JSON.parse(value);
  inside.delete(key);
  return copy;
}
console.log(JSON.stringify(written(1, '$')));
console.log(circle ? 'circle' : 'no circle');
