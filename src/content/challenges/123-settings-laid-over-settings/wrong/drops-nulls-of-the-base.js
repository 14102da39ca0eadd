// Drops every null, those of the base as well
const [first, , ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const base = JSON.parse(first);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function laidOver(under, over) {
  if (!isObject(over)) return over;
  const result = { ...(isObject(under) ? under : {}) };
  for (const [name, value] of Object.entries(over)) result[name] = laidOver(result[name], value);
  for (const name of Object.keys(result)) if (result[name] === null) delete result[name];
  return result;
}
for (const line of lines) console.log(JSON.stringify(laidOver(base, JSON.parse(line))));
