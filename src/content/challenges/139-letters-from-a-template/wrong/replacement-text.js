// Gives replace a text, in which it looks for signs such as $&
const [dataText, count, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
const data = JSON.parse(dataText);
const PLACEHOLDER = /\{\{ *([a-z0-9]+(?:\.[a-z0-9]+)*)((?: *\| *(?:upper|(?:or|join) +[A-Za-z0-9]+|pad +\d+))*) *\}\}/;
const there = (value) => value !== undefined && value !== null;
const own = (value, step) => (typeof value === 'object' && there(value) && Object.keys(value).includes(step) ? value[step] : undefined);
const written = (value) => {
  if (!there(value)) return '';
  if (Array.isArray(value)) return value.map(written).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const apply = (value, [name, word]) => {
  if (name === 'upper') return typeof value === 'string' ? value.toUpperCase() : value;
  if (name === 'or') return there(value) ? value : word;
  if (name === 'join') return Array.isArray(value) ? value.map(written).join(` ${word} `) : value;
  return ['string', 'number'].includes(typeof value) ? String(value).padStart(Number(word), '0') : value;
};
for (const line of lines.slice(0, Number(count))) {
  let rest = line;
  let out = '';
  for (let match = PLACEHOLDER.exec(rest); match; match = PLACEHOLDER.exec(rest)) {
    const names = match[2].split('|').slice(1).map((text) => text.trim().split(/ +/));
    const value = written(names.reduce(apply, match[1].split('.').reduce(own, data)));
    const end = match.index + match[0].length;
    out += rest.slice(0, end).replace(match[0], value);
    rest = rest.slice(end);
  }
  console.log(out + rest);
}
