// Gathers the names of both sides, and makes each object from its entries
const [first, , ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const base = JSON.parse(first);
const plain = (value) => Object.prototype.toString.call(value) === '[object Object]';
function merge(under, over) {
  if (!plain(over)) return over;
  const from = plain(under) ? under : {};
  const names = new Set([...Object.keys(from), ...Object.keys(over)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => !Object.hasOwn(over, name) || over[name] !== null)
      .map((name) => [name, Object.hasOwn(over, name) ? merge(from[name], over[name]) : from[name]]),
  );
}
for (const line of lines) console.log(JSON.stringify(merge(base, JSON.parse(line))));
