// Keeps the pairs that are still to be compared on a stack, and adds the counts up
const [old, now] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
let [attribute, insert, move, remove, replace, text] = Array(6).fill(0);
const stack = [[old, now]];
while (stack.length > 0) {
  const [a, b] = stack.pop();
  if (typeof a === 'string' && typeof b === 'string') {
    text += Number(a !== b);
    continue;
  }
  if (typeof a === 'string' || typeof b === 'string' || a[0] !== b[0]) {
    replace += 1;
    continue;
  }
  const [left, right] = [new Map(Object.entries(a[1])), new Map(Object.entries(b[1]))];
  attribute += [...left].filter(([name, value]) => right.get(name) !== value).length;
  attribute += [...right.keys()].filter((name) => !left.has(name)).length;
  const keys = [a, b].map((node) => node.slice(2).map((child) => (typeof child === 'string' ? undefined : child[1].key)));
  const byKey = keys.every((list) => list.every((key, at) => key !== undefined && list.indexOf(key) === at));
  if (!byKey) {
    const shared = Math.min(a.length, b.length);
    for (let at = 2; at < shared; at += 1) stack.push([a[at], b[at]]);
    remove += a.length - shared;
    insert += b.length - shared;
    continue;
  }
  const stay = keys[1].filter((key) => keys[0].includes(key)).map((key) => keys[0].indexOf(key));
  for (const place of stay) stack.push([a[place + 2], b[keys[1].indexOf(keys[0][place]) + 2]]);
  insert += keys[1].length - stay.length;
  remove += keys[0].length - stay.length;
  const lengths = [];
  stay.forEach((place, at) => {
    lengths.push(1);
    for (let earlier = 0; earlier < at; earlier += 1)
      if (stay[earlier] < place && lengths[earlier] >= lengths[at]) lengths[at] = lengths[earlier] + 1;
  });
  move += stay.length - lengths.reduce((most, one) => (one > most ? one : most), 0);
}
console.log(`attribute ${attribute}\ninsert ${insert}\nmove ${move}\nremove ${remove}\nreplace ${replace}\ntext ${text}`);
