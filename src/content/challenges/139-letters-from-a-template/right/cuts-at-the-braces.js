// Cuts the line at the braces, and reads what is between them word by word
const input = require('fs').readFileSync(0, 'utf8').split('\n');
const data = JSON.parse(input[0]);
const missing = (value) => value === null || value === undefined;

function text(value) {
  if (missing(value)) return '';
  if (typeof value !== 'object') return `${value}`;
  if (!Array.isArray(value)) return JSON.stringify(value);
  let all = '';
  value.forEach((item, at) => {
    all += (at > 0 ? ', ' : '') + text(item);
  });
  return all;
}

function lookUp(path) {
  let value = data;
  for (const step of path.split('.')) {
    if (Array.isArray(value)) value = /^(0|[1-9]\d*)$/.test(step) ? value[step] : null;
    else if (value instanceof Object && Object.keys(value).includes(step)) value = value[step];
    else return null;
    if (missing(value)) return null;
  }
  return value;
}

/** What takes the place of a placeholder's inside, or null if it is none. */
function answer(inside) {
  const [path, ...filters] = inside.split('|').map((part) => part.replace(/^ +| +$/g, ''));
  if (!/^[a-z0-9]+(\.[a-z0-9]+)*$/.test(path)) return null;
  let value = lookUp(path);
  for (const filter of filters) {
    const words = filter.split(/ +/);
    const [name, word] = words;
    const good =
      (name === 'upper' && words.length === 1) ||
      (words.length === 2 && (name === 'pad' ? /^\d+$/.test(word) : /^(or|join)$/.test(name) && /^[A-Za-z0-9]+$/.test(word)));
    if (!good) return null;
    if (name === 'upper' && typeof value === 'string') value = value.toUpperCase();
    if (name === 'or' && missing(value)) value = word;
    if (name === 'pad' && (typeof value === 'string' || typeof value === 'number')) {
      value = String(value);
      while (value.length < word) value = `0${value}`;
    }
    if (name === 'join' && Array.isArray(value)) value = value.map(text).join(` ${word} `);
  }
  return text(value);
}

for (const line of input.slice(2, 2 + Number(input[1]))) {
  let out = '';
  let at = 0;
  while (at < line.length) {
    const end = line.startsWith('{{', at) ? line.indexOf('}}', at) : -1;
    const found = end < 0 ? null : answer(line.slice(at + 2, end));
    out += found ?? line[at];
    at = found === null ? at + 1 : end + 2;
  }
  console.log(out);
}
