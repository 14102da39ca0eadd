const [dataText, count, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
const data = JSON.parse(dataText);

const PLACEHOLDER = /\{\{ *(?<path>[a-z0-9]+(?:\.[a-z0-9]+)*)(?<filters>(?: *\| *(?:upper|(?:or|join) +[A-Za-z0-9]+|pad +\d+))*) *\}\}/g;

const isThere = (value) => value !== undefined && value !== null;

function valueAt(path) {
  return path.split('.').reduce((value, step) => {
    const isOpen = typeof value === 'object' && isThere(value);
    return isOpen && Object.hasOwn(value, step) && !(Array.isArray(value) && step === 'length') ? value[step] : undefined;
  }, data);
}

const filters = {
  upper: (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  or: (value, word) => (isThere(value) ? value : word),
  pad: (value, width) => (['string', 'number'].includes(typeof value) ? String(value).padStart(Number(width), '0') : value),
  join: (value, word) => (Array.isArray(value) ? value.map(written).join(` ${word} `) : value),
};

function written(value) {
  if (!isThere(value)) return '';
  if (Array.isArray(value)) return value.map(written).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function filled(...match) {
  const groups = match.at(-1);
  const names = groups.filters.split('|').slice(1);
  const value = names.reduce((before, text) => {
    const [name, argument] = text.trim().split(/ +/);
    return filters[name](before, argument);
  }, valueAt(groups.path));
  return written(value);
}

for (const line of lines.slice(0, Number(count))) console.log(line.replace(PLACEHOLDER, filled));
