// Goes through the matches, and copies what lies between them
const [first, , ...lines] = require('fs').readFileSync(0, 'utf8').replace(/\n$/, '').split('\n');
const FILTER = String.raw`(?:upper|or +[A-Za-z\d]+|join +[A-Za-z\d]+|pad +\d+)`;
const pattern = new RegExp(String.raw`\{\{ *([a-z\d]+(?:\.[a-z\d]+)*) *((?:\| *${FILTER} *)*)\}\}`, 'g');
const none = Symbol('missing');
const norm = (value) => value ?? none;
const show = (value) => {
  if (value === none || value === null) return '';
  if (Array.isArray(value)) return value.map(show).join(', ');
  return value instanceof Object ? JSON.stringify(value) : String(value);
};
const steps = {
  upper: () => (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  or: (word) => (value) => (value === none ? word : value),
  join: (word) => (value) => (value instanceof Array ? value.map(show).join(` ${word} `) : value),
  pad: (width) => (value) => (/^(?:string|number)$/.test(typeof value) ? `${value}`.padStart(width, '0') : value),
};
const root = JSON.parse(first);
for (const line of lines) {
  const pieces = [];
  let last = 0;
  for (const { 0: whole, 1: path, 2: rest, index } of line.matchAll(pattern)) {
    let value = root;
    for (const step of path.split('.')) {
      const own = value instanceof Object && Object.getOwnPropertyDescriptor(value, step);
      value = own?.enumerable ? norm(own.value) : none;
    }
    for (const [, name, word] of rest.matchAll(/\| *([a-z]+)(?: +([A-Za-z\d]+))?/g)) value = steps[name](word)(value);
    pieces.push(line.slice(last, index), show(value));
    last = index + whole.length;
  }
  console.log([...pieces, line.slice(last)].join(''));
}
