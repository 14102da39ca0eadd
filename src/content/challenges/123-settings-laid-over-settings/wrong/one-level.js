// Spreads the overlay over the base, which replaces whole objects
const [first, , ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const base = JSON.parse(first);
for (const line of lines) {
  const result = { ...base, ...JSON.parse(line) };
  for (const name of Object.keys(result)) if (result[name] === null && !(name in base && base[name] === null)) delete result[name];
  console.log(JSON.stringify(result));
}
