const [baseText, count, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const base = JSON.parse(baseText);

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an overlay makes of a value; neither of the two is changed. */
function laidOver(under, over) {
  if (!isObject(over)) return over;
  const result = isObject(under) ? { ...under } : {};
  for (const [name, value] of Object.entries(over)) {
    if (value === null) delete result[name];
    else result[name] = laidOver(result[name], value);
  }
  return result;
}

for (const line of lines.slice(0, Number(count))) console.log(JSON.stringify(laidOver(base, JSON.parse(line))));
