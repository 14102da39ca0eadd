const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = first.split(' ').map(Number);
const objects = Array.from({ length: n }, () => ({}));

for (const line of lines.slice(0, m)) {
  const [number, name, value] = line.split(' ');
  objects[number - 1][name] = value.startsWith('#') ? objects[value.slice(1) - 1] : JSON.parse(value);
}
// Print object 1, then whether there is a circle.
