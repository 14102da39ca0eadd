// Lets JSON.stringify walk, and replaces repeats in its replacer function
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = first.split(' ').map(Number);
const objects = Array.from({ length: n + 1 }, () => ({}));
for (const line of lines.slice(0, m)) {
  const [number, name, value] = line.split(' ');
  objects[number][name] = value[0] === '#' ? objects[value.slice(1)] : JSON.parse(value);
}

const paths = new WeakMap();
const text = JSON.stringify(objects[1], function replacer(name, value) {
  if (typeof value !== 'object' || value === null) return value;
  if (paths.has(value)) return { $ref: paths.get(value) };
  // The first call is for a holder that JSON.stringify makes itself.
  const path = paths.has(this) ? `${paths.get(this)}.${name}` : '$';
  paths.set(value, path);
  return value;
});

// Objects that lead to none of the others are taken away. In what is left each leads on, so there is a circle.
const reached = new Set([objects[1]]);
for (const object of reached)
  for (const member of Object.values(object)) if (typeof member === 'object' && member !== null) reached.add(member);
let before = -1;
while (before !== reached.size) {
  before = reached.size;
  for (const object of [...reached]) if (!Object.values(object).some((member) => reached.has(member))) reached.delete(object);
}
console.log(text);
console.log(reached.size > 0 ? 'circle' : 'no circle');
