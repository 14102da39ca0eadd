// Works with the numbers of the objects and puts the text together itself
const [first, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = first.split(' ').map(Number);
const members = Array.from({ length: n + 1 }, () => new Map());
for (const line of lines.slice(0, m)) {
  const [number, name, value] = line.split(' ');
  members[number].set(name, value);
}

const path = Array(n + 1).fill(null);
const state = Array(n + 1).fill('new');
let answer = 'no circle';
function write(number, at) {
  path[number] = at;
  state[number] = 'open';
  const parts = [];
  for (const [name, value] of members[number]) {
    const other = value.startsWith('#') ? Number(value.slice(1)) : 0;
    let text;
    if (other === 0) text = JSON.stringify(JSON.parse(value));
    else if (state[other] === 'new') text = write(other, `${at}.${name}`);
    else text = `{"$ref":${JSON.stringify(path[other])}}`;
    if (other > 0 && state[other] === 'open') answer = 'circle';
    parts.push(`"${name}":${text}`);
  }
  state[number] = 'done';
  return `{${parts.join(',')}}`;
}
console.log(write(1, '$'));
console.log(answer);
