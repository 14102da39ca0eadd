// Turns the value into text before the filters see it
const [dataText, count, ...lines] = require('fs').readFileSync(0, 'utf8').split('\n');
const data = JSON.parse(dataText);
const PLACEHOLDER = /\{\{ *([a-z0-9]+(?:\.[a-z0-9]+)*)((?: *\| *(?:upper|(?:or|join) +[A-Za-z0-9]+|pad +\d+))*) *\}\}/g;
const there = (value) => value !== undefined && value !== null;
const own = (value, step) => (typeof value === 'object' && there(value) && Object.keys(value).includes(step) ? value[step] : undefined);
const written = (value) => {
  if (!there(value)) return '';
  if (Array.isArray(value)) return value.map(written).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const apply = (value, [name, word]) => {
  if (name === 'upper') return value.toUpperCase();
  if (name === 'or') return value === '' ? word : value;
  if (name === 'join') return value.split(', ').join(` ${word} `);
  return value.padStart(Number(word), '0');
};
for (const line of lines.slice(0, Number(count)))
  console.log(
    line.replace(PLACEHOLDER, (_, path, list) => {
      const names = list.split('|').slice(1).map((one) => one.trim().split(/ +/));
      return names.reduce(apply, written(path.split('.').reduce(own, data)));
    }),
  );
